import { box, circle, cut, line } from './shapes.ts';
import type { Palette } from './tints.ts';

/** Things for house, table and street. */
export const homeObjects: Readonly<Record<string, (p: Palette) => string>> = {
  radiator: (p) =>
    [0, 1, 2, 3, 4, 5].map((i) => box([98 + i * 35, 96, 28, 128], p.light, 12)).join('') +
    box([92, 112, 216, 12], p.form, 4) +
    box([92, 196, 216, 12], p.form, 4) +
    line('M112 224v20M288 224v20', p.deep, 10) +
    circle([306, 202, 16], p.mid) +
    line('M150 76q-12-16 0-30M200 76q-12-16 0-30M250 76q-12-16 0-30', p.accent, 8),
  tochtstrip: (p) =>
    circle([180, 150, 78], p.mid) +
    circle([180, 150, 58], p.light) +
    circle([180, 150, 48], p.deep) +
    circle([180, 150, 24], p.form) +
    cut('M180 210h132v18H180q-42 0-60-34Z', p.accent) +
    box([296, 206, 34, 26], p.deep, 3),
  wasmachine: (p) =>
    box([124, 62, 152, 188], p.light, 14) +
    box([124, 62, 152, 38], p.mid, 14) +
    circle([150, 82, 9], p.light) +
    box([196, 74, 62, 16], p.deep, 5) +
    circle([200, 172, 58], p.deep) +
    circle([200, 172, 44], p.form) +
    cut('M156 172q22-18 44 0t44 0a44 44 0 0 1-88 0Z', p.accent),
  soep: (p) =>
    line('M164 104q-12-16 0-30t0-30M200 104q-12-16 0-30t0-30M236 104q-12-16 0-30t0-30', p.mid, 8) +
    cut('M98 136h204q0 84-60 100h-84q-60-16-60-100Z', p.deep) +
    box([90, 124, 220, 22], p.accent, 11) +
    box([146, 232, 108, 14], p.deep, 7),
  brood: (p) =>
    cut('M104 142q-8-58 48-58h96q56 0 48 58-6 14-14 14v72q0 14-14 14H132q-14 0-14-14v-72q-8 0-14-14Z', p.accent) +
    cut('M124 142q-4-38 32-38h88q36 0 32 38l-12 10v72H136v-72Z', p.light) +
    line('M170 140v56M200 132v56M230 140v56', p.form, 8),
  kas: (p) =>
    cut('M92 150L200 68l108 82Z', p.light) +
    box([104, 150, 192, 98], p.light) +
    line('M104 150h192M152 150v98M200 74v174M248 150v98', p.mid, 7) +
    cut('M120 248q0-44 32-50 28 10 28 50ZM208 248q-4-56 36-66 38 14 34 66Z', p.second) +
    circle([152, 196, 10], p.accent) +
    circle([244, 190, 10], p.accent) +
    box([92, 244, 216, 14], p.deep, 5),
  bus: (p) =>
    box([84, 90, 232, 126], p.mid, 20) +
    box([100, 106, 60, 46], p.light, 8) +
    box([170, 106, 60, 46], p.light, 8) +
    box([240, 106, 62, 46], p.light, 8) +
    box([84, 170, 232, 16], p.accent) +
    circle([134, 218, 26], p.deep) +
    circle([134, 218, 11], p.form) +
    circle([266, 218, 26], p.deep) +
    circle([266, 218, 11], p.form) +
    box([300, 192, 18, 12], p.second, 4),
  helm: (p) =>
    cut('M98 188q0-104 104-104t106 104Z', p.mid) +
    cut('M176 92q-30 40-26 96h30q-6-56 24-100ZM232 94q24 44 22 94h30q2-58-24-84Z', p.deep) +
    box([90, 184, 228, 22], p.deep, 11) +
    line('M134 206l36 46h60l36-46', p.accent, 8) +
    box([180, 240, 40, 20], p.accent, 6),
  jas: (p) =>
    cut('M158 60h84l44 34 20 108-34 8-18-76v116H146V134l-18 76-34-8 20-108Z', p.mid) +
    cut('M158 60q42 44 84 0l10 18q-52 52-104 0Z', p.accent) +
    line('M200 108v142', p.light, 5) +
    box([156, 182, 32, 10], p.deep, 4) +
    box([212, 182, 32, 10], p.deep, 4),
  taart: (p) =>
    box([108, 160, 184, 82], p.mid, 10) +
    cut('M108 172q0-24 24-24h136q24 0 24 24-20 34-46 6-22 34-46 0-24 34-46 0-26 28-46-6Z', p.light) +
    box([88, 238, 224, 14], p.deep, 7) +
    [150, 200, 250].map((x) => box([x - 6, 102, 12, 50], p.second, 4)).join('') +
    [150, 200, 250].map((x) => cut(`M${x} 74q14 18 0 28q-14-10 0-28Z`, p.accent)).join(''),
  schaar: (p) =>
    line('M148 72L238 206M252 72L162 206', p.deep, 16) +
    circle([146, 224, 30], p.mid) +
    circle([146, 224, 14], p.light) +
    circle([254, 224, 30], p.mid) +
    circle([254, 224, 14], p.light) +
    circle([200, 148, 9], p.accent),
  bril: (p) =>
    circle([144, 160, 56], p.deep) +
    circle([144, 160, 40], p.light) +
    circle([256, 160, 56], p.deep) +
    circle([256, 160, 40], p.light) +
    line('M190 146q10-14 20 0M88 150L66 108M312 150l22-42', p.deep, 12) +
    line('M124 148l20-16M236 148l20-16', p.accent, 7),
  fietslamp: (p) =>
    cut('M256 92l76-36v176l-76-36Z', p.accent) +
    cut('M140 96h84l40-16v128l-40-16h-84q-24 0-24-24v-48q0-24 24-24Z', p.deep) +
    box([154, 122, 46, 18], p.mid, 9) +
    line('M168 194v48', p.mid, 14) +
    box([132, 234, 76, 18], p.deep, 9),
};
