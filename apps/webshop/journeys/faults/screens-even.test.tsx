import { sweepScreens } from './screen-tests.tsx';

sweepScreens(0, 2);
