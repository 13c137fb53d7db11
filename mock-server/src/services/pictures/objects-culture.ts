import { box, circle, cut, ellipse, line, turned } from './shapes.ts';
import type { Palette } from './tints.ts';

/** Things to look at, listen to and go to. */
export const cultureObjects: Readonly<Record<string, (p: Palette) => string>> = {
  trommel: (p) =>
    cut('M120 126v82q0 36 80 36t80-36v-82Z', p.mid) +
    line('M128 206l36-52 36 68 36-68 36 52', p.light, 7) +
    ellipse([200, 126], [84, 32], p.deep) +
    ellipse([200, 122], [72, 24], p.light) +
    turned(-24, [150, 92], box([142, 40, 12, 96], p.accent, 6), circle([148, 136, 12], p.accent)) +
    turned(28, [256, 88], box([250, 36, 12, 96], p.accent, 6), circle([256, 132, 12], p.accent)),
  toetsen: (p) =>
    box([92, 92, 216, 136], p.deep, 14) +
    [0, 1, 2, 3, 4, 5].map((i) => box([104 + i * 33, 108, 29, 108], p.light, 4)).join('') +
    [0, 1, 3, 4].map((i) => box([126 + i * 33, 108, 18, 64], p.deep, 3)).join('') +
    line('M262 80V46l34-8v34', p.accent, 8) +
    circle([252, 80, 12], p.accent) +
    circle([286, 72, 12], p.accent),
  theater: (p) =>
    box([104, 66, 192, 184], p.deep, 8) +
    circle([200, 196, 52], p.second) +
    cut('M104 66h96q-4 104-72 140l-24 44Z', p.mid) +
    cut('M296 66h-96q4 104 72 140l24 44Z', p.mid) +
    cut('M96 52h208v34q-26 18-52 0-26 18-52 0-26 18-52 0-26 18-52 0Z', p.accent) +
    box([92, 240, 216, 16], p.light, 4),
  fototoestel: (p) =>
    cut('M160 92l14-26h52l14 26Z', p.mid) +
    box([104, 88, 192, 134], p.deep, 18) +
    box([104, 120, 192, 16], p.accent) +
    circle([200, 160, 52], p.light) +
    circle([200, 160, 38], p.mid) +
    circle([200, 160, 20], p.deep) +
    circle([188, 148, 8], p.light) +
    circle([270, 106, 8], p.second),
  kaartje: (p) =>
    turned(
      -12,
      [200, 156],
      cut('M92 100h216v36a20 20 0 0 0 0 40v36H92v-36a20 20 0 0 0 0-40Z', p.deep),
      line('M246 112v8M246 136v8M246 160v8M246 184v8', p.form, 6),
      cut('M160 124l10 22 24 2-18 16 6 24-22-12-22 12 6-24-18-16 24-2Z', p.accent),
    ),
  circus: (p) =>
    cut('M200 74Q140 130 76 144l16 20h216l16-20Q260 130 200 74Z', p.mid) +
    cut('M200 74Q182 130 150 164h100Q218 130 200 74Z', p.light) +
    box([92, 164, 216, 84], p.accent) +
    box([136, 164, 36, 84], p.light) +
    box([228, 164, 36, 84], p.light) +
    cut('M176 248q0-58 24-72 24 14 24 72Z', p.deep) +
    line('M200 76V44', p.deep, 6) +
    cut('M200 42h34l-10 10 10 10h-34Z', p.second),
  schaken: (p) =>
    box([120, 214, 160, 32], p.deep, 10) +
    cut('M162 214q22-30 22-74h32q0 44 22 74Z', p.mid) +
    box([166, 126, 68, 18], p.deep, 9) +
    circle([200, 96, 36], p.mid) +
    box([134, 200, 132, 18], p.accent, 9),
  giraf: (p) =>
    cut('M142 252v-64q0-30 34-32l12-82h32v92q40 4 44 40v46h-20v-40h-82v40Z', p.accent) +
    cut('M184 80q-44 6-44-16 0-14 24-16l10-16h40q18 18 6 52Z', p.accent) +
    line('M178 36V20M200 34V18', p.deep, 6) +
    circle([176, 56, 5], p.deep) +
    circle([206, 104, 8], p.deep) +
    circle([204, 136, 9], p.deep) +
    circle([184, 184, 10], p.deep) +
    circle([220, 186, 11], p.deep) +
    circle([246, 206, 8], p.deep) +
    box([142, 244, 20, 10], p.deep, 3) +
    box([244, 244, 20, 10], p.deep, 3),
  bal: (p) =>
    circle([200, 150, 82], p.accent) +
    cut('M200 68a82 82 0 0 1 71 41L200 150Z', p.light) +
    cut('M271 191a82 82 0 0 1-71 41v-82Z', p.light) +
    cut('M129 191a82 82 0 0 1 0-82l71 41Z', p.second) +
    circle([200, 150, 16], p.deep),
  draaimolen: (p) =>
    cut('M200 52Q150 108 88 118h224Q250 108 200 52Z', p.mid) +
    cut('M88 118h224q-14 24-37 0-24 26-38 0-24 26-37 0-24 26-37 0-24 26-38 0-24 24-37 0Z', p.accent) +
    box([194, 118, 12, 108], p.deep) +
    line('M136 128v92M264 128v92', p.deep, 6) +
    cut('M112 196q0-30 30-28l16-14 10 10-6 36-8 18h-32Z', p.light) +
    cut('M240 196q0-30 30-28l16-14 10 10-6 36-8 18h-32Z', p.second) +
    box([96, 226, 208, 20], p.deep, 8),
};
