import type { Scenario } from '../src/store/scenario.ts';
import { persona as ans } from '../personas/ans.ts';
import { persona as bart } from '../personas/bart.ts';
import { persona as cor } from '../personas/cor.ts';
import { persona as daan } from '../personas/daan.ts';
import { persona as dina } from '../personas/dina.ts';
import { persona as elif } from '../personas/elif.ts';
import { persona as eva } from '../personas/eva.ts';
import { persona as fatima } from '../personas/fatima.ts';
import { persona as gita } from '../personas/gita.ts';
import { persona as greta } from '../personas/greta.ts';
import { persona as guus } from '../personas/guus.ts';
import { persona as hanna } from '../personas/hanna.ts';
import { persona as hugo } from '../personas/hugo.ts';
import { persona as ida } from '../personas/ida.ts';
import { persona as ilse } from '../personas/ilse.ts';
import { persona as jan } from '../personas/jan.ts';
import { persona as joke } from '../personas/joke.ts';
import { persona as kees } from '../personas/kees.ts';
import { persona as lieke } from '../personas/lieke.ts';
import { persona as lotte } from '../personas/lotte.ts';
import { persona as mark } from '../personas/mark.ts';
import { persona as mila } from '../personas/mila.ts';
import { persona as milan } from '../personas/milan.ts';
import { persona as nadia } from '../personas/nadia.ts';
import { persona as nina } from '../personas/nina.ts';
import { persona as noor } from '../personas/noor.ts';
import { persona as omar } from '../personas/omar.ts';
import { persona as peter } from '../personas/peter.ts';
import { persona as piet } from '../personas/piet.ts';
import { persona as ravi } from '../personas/ravi.ts';
import { persona as rosa } from '../personas/rosa.ts';
import { persona as ruud } from '../personas/ruud.ts';
import { persona as samira } from '../personas/samira.ts';
import { persona as sara } from '../personas/sara.ts';
import { persona as tamara } from '../personas/tamara.ts';
import { persona as tim } from '../personas/tim.ts';
import { persona as vera } from '../personas/vera.ts';
import { persona as vincent } from '../personas/vincent.ts';
import { persona as willem } from '../personas/willem.ts';
import { persona as wouter } from '../personas/wouter.ts';
import { persona as yusuf } from '../personas/yusuf.ts';
import { persona as zara } from '../personas/zara.ts';
import { addNoticesOfHistory } from '../src/seed/notice-history.ts';
import { seedPost } from '../src/seed/post.ts';
import { townWith } from '../src/seed/cast.ts';

/** Residents who came later; behind the others, so that those keep their numbers. */
const newcomers = [
  bart,
  eva,
  gita,
  guus,
  hugo,
  ida,
  lieke,
  milan,
  nadia,
  nina,
  piet,
  ravi,
  ruud,
  tamara,
  zara,
  vincent,
  cor,
];

/** An ordinary Tuesday in Zonnedorp: every resident is there, every kind of voucher, request and offer. */
export const scenario: Scenario = {
  sentence: 'An ordinary Tuesday in Zonnedorp: every resident is there, every kind of voucher, request and offer.',
  build: (world) => {
    townWith(
      world,
      ans,
      daan,
      dina,
      elif,
      fatima,
      greta,
      hanna,
      ilse,
      jan,
      joke,
      kees,
      lotte,
      mark,
      mila,
      noor,
      omar,
      peter,
      rosa,
      samira,
      sara,
      tim,
      vera,
      willem,
      wouter,
      yusuf,
      ...newcomers,
    );
    for (const identity of world.table('identities').all()) addNoticesOfHistory(world, identity);
    seedPost(world);
  },
};
