import { expect, it } from 'vitest';
import { deploymentOf, type Deployment } from './deployment.ts';

const deployment = (clientKey: string): Deployment => ({
  clientKey,
  implementationName: `Meedoen in ${clientKey}`,
  organizationName: 'Gemeente',
  contactEmail: null,
  website: null,
  accessibilityLink: null,
  telephoneNumber: null,
});

it('chooses the contact data by client key [PA-035]', () => {
  const deployments = [deployment('zonnedorp'), deployment('waterveen')];
  expect(deploymentOf(deployments, 'waterveen')).toBe(deployments[1]);
});

it('returns null for an unknown client key', () => {
  expect(deploymentOf([deployment('zonnedorp')], 'general')).toBeNull();
});
