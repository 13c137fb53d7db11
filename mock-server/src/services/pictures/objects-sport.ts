import { box, circle, cut, ellipse, line, moved, turned } from './shapes.ts';
import type { Palette } from './tints.ts';

/** Things to move with, drawn in the middle square of 400 by 300. */
export const sportObjects: Readonly<Record<string, (p: Palette) => string>> = {
  judo: (p) =>
    cut('M134 74L92 118l26 30 18-16v116h128V132l18 16 26-30-42-44-30-10h-72Z', p.light) +
    cut('M164 64l36 62 36-62-12-4h-48Z', p.form) +
    line('M170 66L214 248M230 66L188 176', p.mid, 7) +
    box([134, 176, 132, 24], p.deep) +
    box([186, 172, 30, 32], p.accent, 6) +
    cut('M188 200l-18 52 18 6 16-54ZM206 200l22 50-18 8-16-54Z', p.deep),
  tennis: (p) =>
    turned(
      34,
      [196, 150],
      ellipse([196, 108], [62, 74], p.deep),
      ellipse([196, 108], [49, 61], p.light),
      line('M172 56v104M196 48v120M220 56v104M150 84h92M148 108h96M150 132h92', p.mid, 4),
      cut('M168 172h56l-18 34h-20Z', p.deep),
      box([186, 200, 20, 76], p.accent, 8),
    ) +
    circle([284, 208, 26], p.second) +
    line('M268 190q20 14 14 42', p.light, 5),
  basketbal: (p) =>
    box([118, 62, 164, 100], p.light, 6) +
    box([164, 104, 72, 46], p.form, 3) +
    box([148, 156, 104, 12], p.deep, 6) +
    line('M156 168l16 62M200 168v58M244 168l-16 62M162 192h76M168 214h64', p.light, 5) +
    circle([286, 206, 42], p.accent) +
    line('M244 206h84M286 164v84M258 176q24 30 0 60M314 176q-24 30 0 60', p.deep, 5),
  halter: (p) =>
    turned(
      -18,
      [200, 156],
      box([112, 144, 176, 24], p.deep, 8),
      box([92, 96, 34, 120], p.mid, 10),
      box([64, 118, 28, 76], p.accent, 10),
      box([274, 96, 34, 120], p.mid, 10),
      box([308, 118, 28, 76], p.accent, 10),
    ),
  dans: (p) =>
    cut('M166 62h12l8 26h28l8-26h12l4 62-18 30h-40l-18-30Z', p.deep) +
    cut('M162 146h76l62 70q-24 22-50 6-24 20-50 0-26 20-50 0-26 16-50-6Z', p.accent) +
    cut('M162 146h76l34 38q-72 26-144 0Z', p.mid) +
    line('M178 62q22 22 44 0', p.deep, 5),
  schaatsen: (p) =>
    cut('M142 74h72v76q52 4 66 42 4 18-12 18H142Z', p.mid) +
    box([134, 66, 88, 22], p.deep, 8) +
    line('M186 112h34M186 132h38M190 152h42', p.light, 6) +
    line('M166 212v20M252 212v20', p.deep, 10) +
    line('M132 240H282q22 0 26-20', p.accent, 10),
  bowlen: (p) =>
    moved(
      [-18, 0],
      cut('M168 58q28-16 52 0 10 30-6 58 34 60 14 124h-68q-20-64 14-124-16-28-6-58Z', p.light),
      box([166, 100, 56, 9], p.accent),
      box([164, 116, 60, 9], p.accent),
    ) +
    circle([264, 186, 56], p.deep) +
    circle([250, 160, 8], p.form) +
    circle([274, 158, 8], p.form) +
    circle([264, 180, 8], p.form),
  klimmen: (p) =>
    cut('M96 252L150 62h112l44 190Z', p.mid) +
    cut('M150 62l34 190h122L262 62Z', p.deep) +
    circle([158, 128, 15], p.accent) +
    circle([232, 104, 15], p.second) +
    circle([206, 160, 15], p.light) +
    circle([264, 184, 15], p.accent) +
    circle([150, 204, 15], p.second) +
    line('M214 40v24q40 60-4 124-30 30-8 64', p.light, 6),
  yoga: (p) =>
    cut('M116 196h168q34 0 34 26t-34 26H116Z', p.mid) +
    circle([116, 196, 52], p.deep) +
    circle([116, 196, 38], p.accent) +
    circle([116, 196, 24], p.deep) +
    circle([116, 196, 11], p.accent) +
    line('M236 176q-28-38 0-92 28 54 0 92M236 176q-54-8-62-54 46 4 62 54M236 176q54-8 62-54-46 4-62 54', p.light, 9),
  fluitje: (p) =>
    line('M196 128q-70-70 10-76t92 60', p.accent, 8) +
    cut('M110 140h176v40h-58q6 66-58 66t-60-60Z', p.deep) +
    circle([170, 192, 30], p.mid) +
    box([240, 140, 46, 16], p.second, 3),
};
