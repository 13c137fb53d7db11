import { minute } from '../clock/calendar.ts';
import type { MailRow } from '../store/table-outside.ts';
import type { World } from '../store/world.ts';
import { escapeHtml } from '../wire/markdown.ts';

interface Letter {
  readonly to: string;
  readonly kind: string;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly minutes_ago: number;
}

const letters: readonly Letter[] = [
  {
    to: 'ans@post.example',
    kind: 'physical_card_requested',
    subject: 'Uw pas is besteld',
    lines: ['Uw pas is besteld. Hij komt binnen tien werkdagen met de post.'],
    minutes_ago: 6 * 24 * 60,
  },
  {
    to: 'omar@post.example',
    kind: 'fund_request_created',
    subject: 'Uw aanvraag voor Schoolstart',
    lines: ['Wij hebben uw aanvraag ontvangen.', 'Binnen 8 weken krijgt u een besluit.'],
    minutes_ago: 5 * 24 * 60,
  },
  {
    to: 'kees@post.example',
    kind: 'voucher_expire_soon',
    subject: 'Uw tegoed loopt bijna af',
    lines: [
      'Uw Meedoentegoed is nog 26 dagen geldig. U heeft nog € 142,00.',
      'Kies iets leuks voordat het tegoed verloopt.',
    ],
    minutes_ago: 4 * 24 * 60,
  },
  {
    to: 'samira@post.example',
    kind: 'clarification_asked',
    subject: 'Wij hebben een vraag over uw aanvraag',
    lines: [
      'Wij missen een foto van uw energierekening. Kunt u die sturen?',
      'Log in en kies uw aanvraag voor Warm wonen.',
    ],
    minutes_ago: 2 * 24 * 60,
  },
  {
    to: 'hanna@post.example',
    kind: 'email_added',
    subject: 'Bevestig uw e-mailadres',
    lines: [
      'U heeft een e-mailadres toegevoegd aan uw account.',
      'Ga naar uw e-mailadressen om de link nog een keer te vragen.',
    ],
    minutes_ago: 190,
  },
];

const asMail = (letter: Letter, now: number): Omit<MailRow, 'id'> => {
  const { to, kind, subject, lines } = letter;
  const body = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n');
  return {
    to,
    kind,
    language: 'nl',
    subject,
    text: [...lines, 'Gemeente Zonnedorp'].join('\n\n'),
    html: `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${subject}</title></head><body>\n<h1>${subject}</h1>\n${body}\n<p>Gemeente Zonnedorp</p></body></html>`,
    links: [],
    sent_at: now - letter.minutes_ago * minute,
  };
};

/** Adds the mails that residents got in the last week, oldest first. */
export function seedPost(world: World): void {
  for (const letter of letters) world.table('mails').insert(asMail(letter, world.now()));
}
