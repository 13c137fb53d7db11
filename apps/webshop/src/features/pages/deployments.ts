import { deploymentOf, type Deployment } from '@stadstegoed/core/pages/deployment.ts';
import { deployments } from 'virtual:deployments';

/** The contact data of every deployment that has a folder of its own, from the fields as the platform spells them. */
const DEPLOYMENTS: readonly Deployment[] = deployments.map((given) => ({
  clientKey: given.client_key,
  implementationName: given.implementation_name,
  organizationName: given.organization_name,
  contactEmail: given.contact_email,
  website: given.website,
  accessibilityLink: given.accessibility_link,
  telephoneNumber: given.telephone_numer,
}));

/** The deployment with this client key; null for an unknown one. */
export const deploymentNamed = (clientKey: string): Deployment | null => deploymentOf(DEPLOYMENTS, clientKey);
