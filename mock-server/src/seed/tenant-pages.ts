import type { FaqEntry, PageBlock, TenantPage } from '../store/table-tenants.ts';

/** What the pages of one municipality are written with. */
export interface Municipality {
  readonly id: number;
  readonly name: string;
  readonly organization: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly hours: readonly (readonly [day: string, times: string])[];
  readonly privacy: string;
  /** What residents find here, in one sentence. */
  readonly intro: string;
  /** Do residents sign in with DigiD here? */
  readonly digid: boolean;
}

const page = (page_type: string, description: string, rest: Partial<TenantPage> = {}): TenantPage => ({
  page_type,
  external: false,
  external_url: '',
  description,
  description_alignment: 'left',
  description_position: 'replace',
  blocks: [],
  faq: [],
  ...rest,
});

/** Questions with the facts that the help copy must state (1 §1). */
const questions: readonly (readonly [title: string, description: string])[] = [
  [
    'Voor wie is een tegoed?',
    'Een tegoed is **persoonlijk**. Alleen u of uw kind mag het gebruiken. U mag het niet aan iemand anders geven of verkopen.',
  ],
  ['Kan ik geld krijgen in plaats van een tegoed?', 'Nee. Een tegoed kunt u **niet ruilen voor geld**.'],
  ['Hoe lang is een tegoed geldig?', 'Een tegoed is **één jaar geldig**, vanaf de dag waarop het begint.'],
  ['Moet ik alles in één keer uitgeven?', 'Nee. U mag uw tegoed in **meer keren** uitgeven, tot het op is.'],
  [
    'Kan ik een reservering annuleren?',
    'Ja. Een reservering kunt u **annuleren**. Ga naar uw reserveringen en kies Annuleer. Is de reservering al geaccepteerd? Bel dan binnen 14 dagen met de aanbieder.',
  ],
  [
    'Wanneer hoor ik of ik een tegoed krijg?',
    'U krijgt **binnen 8 weken** antwoord op uw aanvraag. Hebben wij een vraag? Dan krijgt u een e-mail.',
  ],
  [
    'Krijg ik bericht voordat mijn tegoed afloopt?',
    'Ja. **Eén maand voor de einddatum** krijgt u een herinnering per e-mail.',
  ],
  ['Hoe log ik in?', 'Met een link die wij u mailen, of door een QR-code te scannen met de app.'],
  [
    'Hoe vaak mag ik een activatiecode gebruiken?',
    'Per jaar kunt u met één e-mailadres één activatiecode gebruiken. Bij sommige regelingen is dat één code per regeling.',
  ],
  [
    'Ik heb geen telefoon. Kan ik ook met een pas betalen?',
    'Bij veel regelingen wel. Kijk bij uw tegoed en kies Vraag een pas aan.',
  ],
];

const signInWithDigid =
  'Met een link die wij u mailen, door een QR-code te scannen met de app, of met DigiD als u een tegoed aanvraagt.';

const faqOf = (m: Municipality): readonly FaqEntry[] =>
  questions.map(([title, description], index) => ({
    id: m.id * 100 + index + 1,
    title,
    description: m.digid && title === 'Hoe log ik in?' ? signInWithDigid : description,
  }));

const block = (id: number, title: string, description: string): PageBlock => ({
  id,
  label: null,
  title,
  description,
  button_enabled: false,
  button_text: null,
  button_link: null,
  button_target_blank: false,
  media_uid: null,
});

function homeBlocks({ id, digid }: Municipality): readonly PageBlock[] {
  return [
    block(
      id * 100 + 1,
      'Kies een regeling',
      'U ziet per regeling wat u krijgt en voor wie die is. Weet u het niet zeker? Wij kijken met u mee.',
    ),
    block(
      id * 100 + 2,
      'Vraag uw tegoed aan',
      `U logt in${digid ? ' met DigiD' : ''} en beantwoordt een paar vragen. Heeft u een code gekregen? Dan gaat het nog sneller.`,
    ),
    {
      ...block(
        id * 100 + 3,
        'Laat uw QR-code scannen',
        'Bij winkels, clubs en verenigingen in de buurt. U betaalt niets, of alleen wat er meer is dan uw tegoed.',
      ),
      button_enabled: true,
      button_text: 'Bekijk de aanbieders',
      button_link: '/aanbieders',
    },
  ];
}

const privacy = (m: Municipality): string => `## Zo gaan wij met uw gegevens om

${m.organization} bewaart alleen wat nodig is om u een tegoed te geven: uw naam, uw e-mailadres${m.digid ? ', uw BSN als u met DigiD inlogt,' : ''} en uw antwoorden in een aanvraag.

${m.privacy}

## Wie ziet uw gegevens?

- Medewerkers van ${m.organization} die uw aanvraag nakijken.
- Een aanbieder ziet bij het betalen alleen of uw tegoed geldig is, en uw naam als u reserveert.

Wij verkopen uw gegevens nooit.

## Hoe lang bewaren wij ze?

Zeven jaar na uw laatste tegoed. Een aanvraag die wij afwijzen, bewaren wij één jaar.

## Uw rechten

U mag uw gegevens bekijken, verbeteren en laten weghalen. Mail naar [${m.email}](mailto:${m.email}) of bel ${m.phone}.`;

const accessibility = (m: Municipality): string => `## Toegankelijk voor iedereen

${m.organization} wil dat iedereen deze webwinkel kan gebruiken, ook met een schermlezer, alleen met het toetsenbord of met grote letters.

Wij volgen de eisen van WCAG 2.2 op niveau AA. Elk half jaar laten wij de winkel nakijken.

## Lukt iets niet?

Laat het ons weten. U krijgt binnen vijf werkdagen antwoord. Bel ${m.phone} of mail naar [${m.email}](mailto:${m.email}). Wij helpen u ook graag aan de balie: ${m.address}.`;

const terms = (m: Municipality): string => `## Algemene voorwaarden

- Een tegoed is persoonlijk. U mag het niet verkopen of weggeven.
- U kunt een tegoed niet ruilen voor geld.
- Een tegoed is één jaar geldig vanaf de begindatum. Wat daarna over is, vervalt.
- U mag een tegoed in meer keren uitgeven, alleen bij aanbieders die meedoen.
- Een reservering kunt u annuleren zolang de aanbieder die nog niet heeft geaccepteerd.
- Klopt een antwoord in uw aanvraag niet? Dan kan ${m.organization} het tegoed stoppen.
- Bent u het niet eens met een besluit? Dan kunt u binnen zes weken bezwaar maken.

Vragen over deze voorwaarden? Bel ${m.phone}.`;

const explanation = (
  m: Municipality,
): string => `Met een tegoed van ${m.organization} doet u mee: sporten, leren, naar de film of iets voor thuis. Hieronder leest u hoe het werkt.

Komt u er niet uit? Bel ${m.phone} of loop binnen: ${m.address}. U hoeft geen afspraak te maken. Iemand meenemen mag altijd.`;

const provider = (m: Municipality): string => `## Doe mee als aanbieder

Heeft u een winkel, club of vereniging? Dan kunnen inwoners van ${m.name} bij u terecht met hun tegoed.

U meldt uw organisatie aan, kiest de regelingen die bij u passen en zet uw aanbod in de webwinkel. Het geld staat binnen een maand op uw rekening. Meedoen kost niets.

Ook controleurs en geldgevers kunnen zich aanmelden.`;

const hours = (m: Municipality): string => m.hours.map(([day, times]) => `- ${day}: ${times}`).join('\n');

/** All pages of a municipality. `provider` leaves the sign-up page for providers out when false. */
export function pagesOf(m: Municipality, options: { readonly provider: boolean }): readonly TenantPage[] {
  const pages = [
    page('home', m.intro, { blocks: homeBlocks(m) }),
    page('products', 'Kies wat u of uw kind leuk vindt. Bij elk aanbod staat wat u zelf betaalt.', {
      description_position: 'before',
    }),
    page('providers', 'Hier kunt u met uw tegoed terecht.', { description_position: 'before' }),
    page('funds', 'Hier ziet u waar u geld of hulp voor kunt krijgen, en of de regeling bij u past.', {
      description_position: 'before',
    }),
    page('explanation', explanation(m), { faq: faqOf(m), description_position: 'before' }),
    page('privacy', privacy(m)),
    page('accessibility', accessibility(m)),
    page('terms_and_conditions', terms(m)),
    page('footer_opening_times', hours(m)),
    page(
      'footer_contact_details',
      `- [${m.phone}](tel:${m.phone.replace(/[^0-9]/g, '')})\n- [${m.email}](mailto:${m.email})\n- ${m.address}`,
    ),
    page('footer_app_info', 'Uw tegoed op uw telefoon, ook zonder internet.'),
  ];
  return options.provider ? [...pages, page('provider', provider(m))] : pages;
}
