import type { OfficeRow } from '../../store/table-tenants.ts';

/** Turning by this angle at each step puts points evenly over a disc, none of them twice. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
/** Metres between neighbours, more or less. */
const spread = 62;
/** The centre of the town keeps the offices that it has. */
const hole = 900;
const metresPerDegree = 111_320;

/** Six decimals: to about ten centimetres. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** The `index`-th place of a city around a centre: lanes of houses from the middle outward. */
export function placeAround(
  centre: { readonly lat: number; readonly lon: number },
  index: number,
): Pick<OfficeRow, 'lat' | 'lon'> & { readonly lat: number; readonly lon: number } {
  const distance = spread * Math.sqrt((index + hole) / Math.PI);
  const angle = (index + hole) * goldenAngle;
  const perDegreeEast = metresPerDegree * Math.cos((centre.lat * Math.PI) / 180);
  return {
    lat: rounded(centre.lat + (distance * Math.sin(angle)) / metresPerDegree),
    lon: rounded(centre.lon + (distance * Math.cos(angle)) / perDegreeEast),
  };
}

const letter = (number: number): string => String.fromCodePoint(65 + (number % 26));

/** A postcode of the made-up range 9990, a pair of letters per lane of houses. */
export const postcodeOf = (index: number): string => `9990 ${letter(Math.floor(index / 26))}${letter(index)}`;
