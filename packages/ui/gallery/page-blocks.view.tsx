import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconSwimming from '@tabler/icons-react/dist/esm/icons/IconSwimming.mjs';
import { Accordion } from '@stadstegoed/ui/accordion/accordion.tsx';
import { AnnouncementBar } from '@stadstegoed/ui/announcement-bar/announcement-bar.tsx';
import { Badge } from '@stadstegoed/ui/badge/badge.tsx';
import { Breadcrumbs } from '@stadstegoed/ui/breadcrumbs/breadcrumbs.tsx';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Card, CardLink } from '@stadstegoed/ui/card/card.tsx';
import { CriteriaList } from '@stadstegoed/ui/criteria/criteria-list.tsx';
import { Heading, Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { Pagination } from '@stadstegoed/ui/pagination/pagination.tsx';
import { SkeletonCards, SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { StepList } from '@stadstegoed/ui/step-list/step-list.tsx';
import { Tabs } from '@stadstegoed/ui/tabs/tabs.tsx';
import { Timeline } from '@stadstegoed/ui/timeline/timeline.tsx';
import { Hero } from '@stadstegoed/ui/town/hero.tsx';

const stateNames = { met: 'Voldaan', unmet: 'Niet voldaan', unknown: 'Nog niet bekend' };
const pageTexts = {
  label: "Pagina's",
  previous: 'Vorige',
  next: 'Volgende',
  pageName: (page: number) => `Pagina ${page}`,
};

/** All page components except forms and tickets. */
export function PageBlocks({ skyline }: { readonly skyline: string }) {
  return (
    <>
      <AnnouncementBar label="Mededeling" closeLabel="Sluit mededeling" onDismiss={() => undefined}>
        <p>
          <b>Nieuw:</b> u kunt Schoolstart nu aanvragen. <a href="#content">Lees meer</a>
        </p>
      </AnnouncementBar>
      <Hero skyline={skyline}>
        <Heading level={1} size="hero">
          Gewoon meedoen
        </Heading>
        <Lead>Is geld krap? Met een tegoed van de gemeente kunt u toch sporten, leren en er een dag op uit.</Lead>
        <div className="row">
          <ButtonLink
            appearance="primary"
            size="large"
            href="#start"
            iconEnd={<IconArrowRight stroke={1.5} aria-hidden />}
          >
            Start
          </ButtonLink>
          <Link appearance="standalone" href="#funds">
            Bekijk de regelingen
          </Link>
        </div>
      </Hero>
      <div className="container section stack stack--wide">
        <Breadcrumbs
          label="Kruimelpad"
          trail={[
            { href: '#', label: 'Home' },
            { href: '#2', label: 'Tegoeden' },
          ]}
          current="Kindtegoed"
        />
        <Buttons />
        <Cards />
        <Lists />
        <StateScreen
          scene="bench"
          headingLevel={2}
          title="U heeft nog niets bewaard"
          actions={
            <ButtonLink appearance="primary" href="#">
              Bekijk het aanbod
            </ButtonLink>
          }
        >
          <p>Ziet u iets leuks in het aanbod? Klik op het hartje.</p>
        </StateScreen>
        <SkeletonCards count={3} />
        <SkeletonRows count={2} />
        <Pagination page={4} lastPage={9} texts={pageTexts} hrefFor={(page) => `#${page}`} />
      </div>
    </>
  );
}

function Buttons() {
  return (
    <div className="stack">
      <div className="row">
        <Button appearance="primary">Hoofdknop</Button>
        <Button>Tweede knop</Button>
        <Button appearance="subtle">Stille knop</Button>
        <Button appearance="danger">Stop dit tegoed</Button>
        <Button appearance="primary" busy="Bezig met reserveren…">
          Reserveer
        </Button>
      </div>
      <div className="row">
        <Badge>Neutraal</Badge>
        <Badge kind="positive">Actief</Badge>
        <Badge kind="warning">In behandeling</Badge>
        <Badge kind="info">Klaar om te activeren</Badge>
        <Badge kind="negative">Niet voor u</Badge>
      </div>
      {(['info', 'positive', 'warning', 'negative'] as const).map((kind) => (
        <Notice key={kind} kind={kind} title="U heeft even geen internet">
          U ziet wat we het laatst hebben opgehaald.
        </Notice>
      ))}
    </div>
  );
}

function Cards() {
  return (
    <div className="grid grid--3">
      {['Kindtegoed', 'Meedoentegoed', 'Schoolstart'].map((name) => (
        <Card key={name} padded as="article">
          <h3>
            <CardLink href="#">{name}</CardLink>
          </h3>
          <p>Voor zwemles, sport en muziek.</p>
        </Card>
      ))}
    </div>
  );
}

function Lists() {
  return (
    <>
      <Tabs
        label="Soort"
        tabs={[
          { href: '#a', label: 'Tegoeden', count: 3, current: true },
          { href: '#b', label: 'Reserveringen', count: 2, current: false },
          { href: '#c', label: 'Verlopen', count: 1, current: false },
        ]}
      />
      <div className="split split--aside">
        <Timeline
          headingLevel={3}
          months={[
            {
              id: '1',
              label: 'november 2026',
              sum: '− € 86,00',
              items: [
                {
                  id: 1,
                  icon: <IconSwimming stroke={1.5} />,
                  title: 'Zwembad De Golfslag',
                  detail: '17 november om 15.20 uur',
                  amount: '− € 86,00',
                },
                {
                  id: 2,
                  icon: <IconSwimming stroke={1.5} />,
                  title: 'Tegoed gekregen',
                  detail: '1 september',
                  amount: '+ € 300,00',
                  incoming: true,
                },
              ],
            },
          ]}
        />
        <StepList
          steps={[
            { title: 'Kies een regeling', text: 'U ziet wat u krijgt en voor wie die is.' },
            { title: 'Vraag uw tegoed aan', text: 'U logt in met DigiD en beantwoordt een paar vragen.' },
            { title: 'Laat uw QR-code scannen' },
          ]}
        />
      </div>
      <CriteriaList
        stateNames={stateNames}
        items={[
          { id: 1, state: 'met', text: 'U woont in Zonnedorp' },
          {
            id: 2,
            state: 'unmet',
            text: 'Uw inkomen is lager dan € 1.700',
            reason: 'Bij ons staat een hoger inkomen.',
          },
          { id: 3, state: 'unknown', text: 'U heeft kinderen onder de 18' },
        ]}
      />
      <Accordion
        items={[
          { id: 1, title: 'Wanneer krijg ik antwoord?', content: <p>Binnen 8 weken.</p> },
          { id: 2, title: 'Kan ik stoppen?', content: <p>Ja, altijd.</p> },
        ]}
      />
    </>
  );
}
