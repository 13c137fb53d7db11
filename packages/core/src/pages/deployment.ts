/** The contact data of one deployment, for the accessibility page. Absent values are null. */
export interface Deployment {
  readonly clientKey: string;
  readonly implementationName: string;
  readonly organizationName: string;
  readonly contactEmail: string | null;
  readonly website: string | null;
  readonly accessibilityLink: string | null;
  readonly telephoneNumber: string | null;
}

/** The deployment of a client key; null for an unknown key, so that the page shows no contact data. */
export function deploymentOf(deployments: readonly Deployment[], clientKey: string): Deployment | null {
  return deployments.find((deployment) => deployment.clientKey === clientKey) ?? null;
}
