import { sweepScreens } from './screen-tests.tsx';

sweepScreens(1, 2);
