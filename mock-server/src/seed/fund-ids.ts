/** Ids of the funds of the seeds, by key; scenarios and tests use these names. */
export const funds = {
  kindtegoed: 1,
  meedoentegoed: 2,
  schoolstart: 3,
  fietstegoed: 4,
  warmwonen: 5,
  plus65: 6,
  meedoen: 7,
  IIT: 8,
  actiepas: 9,
  laptopregeling: 10,
  energiehulp: 11,
  bus_2020: 12,
  zomerschool: 13,
  waterpas: 21,
  jeugdwaterveen: 22,
  zwemactie: 23,
  kerstpakket: 31,
  potje: 32,
  vergoeding: 33,
  participatie: 34,
  wijktegoed: 35,
} as const;

/** Tenant ids by client key; the same keys as in the municipality data. */
export const tenants = {
  general: 1,
  zonnedorp: 2,
  waterveen: 3,
  kerstpakket: 4,
  potjeswijzer: 5,
  vergoedingen: 6,
  forus: 7,
  participatiemunt: 8,
} as const;
