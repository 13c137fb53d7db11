import type { Office } from './office.ts';

/**
 * The address of a route planner for an office. It contains only the office's address, nothing about the resident; the
 * planner opens in another window when the resident presses the link.
 */
export function routeUrl(office: Pick<Office, 'address' | 'position'>): string {
  const to = office.position === null ? office.address : `${office.position.latitude},${office.position.longitude}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`;
}
