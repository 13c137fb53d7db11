/** One street as a straight line: where number 1 stands, and the compass direction in which the numbers rise. */
interface Street {
  readonly town: string;
  /** The four digits and the two letters. */
  readonly postcode: string;
  readonly from: readonly [lat: number, lon: number];
  /** Degrees, north is 0 and east 90. */
  readonly bearing: number;
}

type Line = readonly [name: string, letters: string, lat: number, lon: number, bearing: number];

const streetsOf = (town: string, digits: number, lines: readonly Line[]): readonly (readonly [string, Street])[] =>
  lines.map(([name, letters, lat, lon, bearing]) => [
    name,
    { town, postcode: `${digits} ${letters}`, from: [lat, lon], bearing },
  ]);

/** Streets of the three municipalities in which the neighbours have their doors. No name stands in two towns. */
const streets: ReadonlyMap<string, Street> = new Map([
  ...streetsOf('Zonnedorp', 9990, [
    ['Marktstraat', 'MK', 52.2119, 5.9151, 62],
    ['Schoolstraat', 'SC', 52.2098, 5.9205, 140],
    ['Beukenlaan', 'BL', 52.2034, 5.9098, 205],
    ['Havenweg', 'HW', 52.2176, 5.9217, 84],
    ['Weversstraat', 'WV', 52.2083, 5.9128, 250],
    ['Stationsstraat', 'ST', 52.2046, 5.9247, 118],
    ['Zonneweide', 'ZW', 52.1989, 5.9224, 170],
    ['Bosrandweg', 'BR', 52.2243, 5.8951, 295],
  ]),
  ...streetsOf('Waterveen', 9980, [
    ['Kade', 'KD', 52.4004, 6.0978, 35],
    ['Turfstraat', 'TS', 52.3996, 6.1016, 110],
    ['Sluisweg', 'SW', 52.4036, 6.1061, 70],
    ['Rietlaan', 'RL', 52.3951, 6.0996, 190],
    ['Vissershoek', 'VH', 52.4022, 6.0951, 300],
  ]),
  ...streetsOf('Heuvelrode', 9960, [
    ['Raadhuisplein', 'RP', 52.0761, 6.0478, 90],
    ['Hoofdstraat', 'HS', 52.0768, 6.0461, 12],
    ['Heuvelweg', 'HV', 52.0803, 6.0439, 322],
    ['Steenovenlaan', 'SO', 52.0722, 6.0517, 155],
    ['Kastanjelaan', 'KL', 52.0744, 6.0412, 240],
    ['Beekpad', 'BP', 52.0786, 6.0559, 48],
    ['Sportparklaan', 'SL', 52.0698, 6.0446, 200],
  ]),
]);

const metresPerNumber = 9;
/** Even numbers stand on the right of the street, odd ones on the left. */
const metresFromMiddle = 8;
const metresPerDegree = 111_320;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** A door: its address and its place on the map. */
export interface Door {
  readonly street: string;
  readonly number: string;
  readonly postcode: string;
  readonly city: string;
  readonly at: readonly [lat: number, lon: number];
}

/** The door with a number in a street, e.g. `Marktstraat 14`. Throws on a street that is in none of the towns. */
export function doorAt(address: string): Door {
  const cut = address.lastIndexOf(' ');
  const [name, number] = [address.slice(0, cut), address.slice(cut + 1)];
  const street = streets.get(name);
  if (!street) throw new Error(`There is no street ${name}.`);
  const along = Number(number) * metresPerNumber;
  const aside = Number(number) % 2 === 0 ? metresFromMiddle : -metresFromMiddle;
  const [ahead, right] = [radians(street.bearing), radians(street.bearing + 90)];
  const north = along * Math.cos(ahead) + aside * Math.cos(right);
  const east = along * Math.sin(ahead) + aside * Math.sin(right);
  const [lat, lon] = street.from;
  return {
    street: name,
    number,
    postcode: street.postcode,
    city: street.town,
    at: [rounded(lat + north / metresPerDegree), rounded(lon + east / (metresPerDegree * Math.cos(radians(lat))))],
  };
}
