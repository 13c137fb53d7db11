import { box, circle, cut, ellipse, line, moved, turned } from './shapes.ts';
import type { Palette } from './tints.ts';

/** Things to learn and write with. */
export const schoolObjects: Readonly<Record<string, (p: Palette) => string>> = {
  rekenmachine: (p) =>
    box([136, 52, 128, 200], p.deep, 16) +
    box([152, 70, 96, 46], p.light, 6) +
    line('M224 82v22M208 82v22', p.mid, 6) +
    [0, 1, 2].map((y) => [0, 1, 2].map((x) => box([152 + x * 26, 130 + y * 36, 20, 26], p.mid, 5)).join('')).join('') +
    box([230, 130, 18, 62], p.accent, 5) +
    box([230, 202, 18, 26], p.second, 5),
  etui: (p) =>
    turned(-8, [200, 90], box([140, 62, 18, 96], p.second), cut('M140 62l9-22 9 22Z', p.light)) +
    turned(6, [220, 90], box([196, 50, 18, 110], p.accent), cut('M196 50l9-22 9 22Z', p.light)) +
    turned(16, [260, 100], box([238, 66, 16, 96], p.mid), cut('M238 66l8-20 8 20Z', p.light)) +
    box([92, 138, 216, 100], p.deep, 24) +
    line('M116 168h168', p.form, 7) +
    box([276, 160, 14, 34], p.accent, 6),
  wereldbol: (p) =>
    line('M260 62a94 94 0 1 1-128 128', p.deep, 12) +
    circle([206, 134, 72], p.mid) +
    cut('M166 84q32-18 48 6-2 28-28 30-4 26-32 24-18-30 12-60ZM226 132q30-20 46 8-6 42-40 56-22-28-6-64Z', p.second) +
    line('M190 228v22', p.deep, 12) +
    box([136, 244, 110, 14], p.deep, 7) +
    circle([258, 64, 8], p.accent),
  tablet: (p) =>
    box([128, 54, 144, 196], p.deep, 18) +
    box([142, 72, 116, 152], p.light, 4) +
    circle([200, 237, 6], p.form) +
    circle([176, 118, 20], p.accent) +
    cut('M142 196l38-46 28 30 22-22 28 32v34H142Z', p.mid),
  leesboek: (p) =>
    cut('M200 92q-50-34-112-16v150q62-16 112 18Z', p.light) +
    cut('M200 92q50-34 112-16v150q-62-16-112 18Z', p.form) +
    line('M112 112q36-6 66 10M112 142q36-6 66 10M112 172q36-6 66 10', p.mid, 7) +
    cut('M246 72h32v78l-16-14-16 14Z', p.accent) +
    line('M200 92v152', p.deep, 8) +
    line('M88 226q62-16 112 18 50-34 112-18', p.deep, 9),
  robot: (p) =>
    line('M200 82V50', p.deep, 8) +
    circle([200, 46, 12], p.accent) +
    box([136, 80, 128, 88], p.mid, 20) +
    circle([172, 122, 16], p.light) +
    circle([228, 122, 16], p.light) +
    circle([172, 122, 7], p.deep) +
    circle([228, 122, 7], p.deep) +
    box([148, 176, 104, 72], p.deep, 12) +
    box([168, 194, 64, 26], p.second, 5) +
    box([116, 184, 24, 54], p.accent, 12) +
    box([260, 184, 24, 54], p.accent, 12),
  naaimachine: (p) =>
    cut('M104 84h176q26 0 26 26v100h-52v-70H164v34h-36v-34q-24 0-24-28Z', p.mid) +
    box([92, 210, 228, 34], p.deep, 8) +
    circle([280, 152, 18], p.accent) +
    line('M146 174v32', p.deep, 6) +
    box([176, 58, 26, 28], p.accent, 4) +
    box([92, 200, 120, 12], p.second, 3),
  klei: (p) =>
    ellipse([200, 232], [104, 20], p.deep) +
    cut('M148 108q-34 44-10 92 10 26 62 26t62-26q24-48-10-92-14-14-6-36h-92q8 22-6 36Z', p.mid) +
    ellipse([200, 72], [48, 14], p.deep) +
    line('M136 150q64 26 128 0M134 178q66 26 132 0', p.light, 7),
  taalles: (p) =>
    moved([-10, 0], box([92, 70, 150, 104], p.deep, 22), cut('M122 168h48l-40 40Z', p.deep)) +
    box([182, 122, 132, 92], p.accent, 22) +
    cut('M282 206h-46l38 40Z', p.accent) +
    line('M110 104h84M110 134h56', p.light, 9) +
    line('M208 154h80M208 182h50', p.deep, 9),
  telefoon: (p) =>
    box([146, 46, 108, 208], p.deep, 20) +
    box([158, 70, 84, 152], p.light, 4) +
    box([172, 88, 24, 24], p.accent, 6) +
    box([204, 88, 24, 24], p.mid, 6) +
    box([172, 120, 24, 24], p.second, 6) +
    box([204, 120, 24, 24], p.accent, 6) +
    box([172, 164, 56, 10], p.form, 5) +
    box([172, 184, 40, 10], p.form, 5) +
    circle([200, 238, 7], p.form),
};
