// Portraits without faces, 160 x 160: ink line, mist shade, one orange detail each. Plainly drawn, so plainly samples.
import { INK, M1, M2, M3, OR, W } from './kit.mjs';

const path = (d, fill = 'none', more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const thin = ' stroke-width="1.5"';
const flat = ' stroke="none"';

const head = path('M57 66c0-18 9-29 23-29s23 11 23 29c0 20-10 34-23 34S57 86 57 66z', W)
  + path('M90 40c8 4 13 13 13 26 0 18-8 30-19 33 7-8 10-18 10-32 0-11-1-20-4-27z', M2, flat)
  + path('M57 66c0-18 9-29 23-29s23 11 23 29c0 20-10 34-23 34S57 86 57 66z');
const neck = path('M69 92v20c0 7 22 7 22 0V92', W) + path('M70 97c6 5 14 5 20 0v9c-6 4-12 3-20-5z', M2, flat);

const bodies = {
  shirt: path('M16 172c1-38 20-52 52-58l12 12 12-12c32 6 51 20 52 58z', W) + path('M118 122c16 8 25 22 26 50h-24c2-20 2-36-2-50z', M2, flat)
    + path('M68 113l-8 7 12 18 8-12 8 12 12-18-8-7M80 126v46', 'none', thin),
  jacket: path('M16 172c1-38 20-52 50-58l14 34 14-34c30 6 49 20 50 58z', M2) + path('M64 114l16 34 16-34-4-3H68z', W)
    + path('M60 115l-6 22 12 4 14 31M100 115l6 22-12 4-14 31', 'none', thin),
  pullover: path('M16 172c1-36 18-50 49-57 4 9 26 9 30 0 31 7 48 21 49 57z', M2) + path('M118 121c16 8 25 22 26 51h-22c2-20 1-37-4-51z', M3, flat)
    + path('M61 117c6 13 32 13 38 0', 'none', thin),
  vest: path('M16 172c1-38 20-52 52-58l12 14 12-14c32 6 51 20 52 58z', W) + path('M50 119l30 53 30-53 12 5 4 48H34l4-48z', M3)
    + path('M80 140v32', 'none', thin),
  roll: path('M16 172c1-36 18-48 46-54h36c28 6 45 18 46 54z', INK) + path('M64 104c8 7 24 7 32 0l3 15c-10 7-28 7-38 0z', INK, ' stroke="' + M3 + '" stroke-width="1.5"'),
};

const hair = {
  short: path('M56 64c-3-22 9-33 25-33 17 0 27 12 23 33-2-10-6-15-12-18-12 4-24 2-30-2-3 5-5 11-6 20z', INK),
  side: path('M55 66c-4-24 8-36 26-36 15 0 27 9 24 34-3-8-7-14-12-17-14 1-24-2-31 0-4 5-6 11-7 19z', M3),
  bob: path('M52 92c-6-36 2-62 28-62s34 26 28 62c-3 2-7 2-10 0 4-14 5-26 2-40-12-1-24-3-32-10-6 12-9 30-6 50-3 2-7 2-10 0z', INK),
  bun: path('M80 37a11 10 0 1 1 .1 0z', M3) + path('M55 68c-4-24 7-37 25-37s29 13 25 37c-2-12-8-20-25-20s-23 8-25 20z', M3),
  curls: path('M54 72c-8-4-8-14-3-18-4-8 2-15 8-15 1-8 11-12 17-8 5-5 15-4 18 2 7-1 13 6 11 13 6 3 6 12 1 16 1 4 0 8-3 10-1-10-4-17-9-22-14 2-22-1-29-4-5 6-9 14-11 26z', INK),
  long: path('M50 118c-8-40 0-88 30-88s38 48 30 88c-5 3-9 2-13-2 6-20 8-42 2-64-14-1-24-4-31-11-8 16-10 46-4 74-4 5-9 6-14 3z', M3),
  beard: path('M57 66c0 22 9 37 23 37s23-15 23-37c-3 8-7 13-12 14-7-3-15-3-22 0-5-1-9-6-12-14z', M3) + path('M57 58c0-16 9-26 23-26s23 10 23 26c-6-8-12-10-23-10s-17 2-23 10z', M3),
  crop: path('M57 60c-1-18 8-28 23-28s24 10 23 28c-5-9-11-13-23-13s-18 4-23 13z', INK),
};

const details = {
  helmet: path('M50 52c1-20 13-31 30-31s29 11 30 31z', OR) + path('M73 22c-1 10-1 20 0 30M87 22c1 10 1 20 0 30', 'none', thin) + path('M44 52h72v6H44z', OR),
  headset: path('M54 66c-2-48 54-48 52 0M106 74c1 14-8 21-18 21', 'none') + path('M49 60h9v18h-9zM102 60h9v18h-9z', OR),
  pencil: path('M98 58l24-16 3 5-24 16z', OR) + path('M98 58l-5 7 8-2', W, thin),
  scarf: path('M62 104c9 9 27 9 36 0l4 13c-11 10-33 10-44 0z', OR) + path('M90 118l12 26-12 4-8-27z', OR),
  badge: path('M66 116l14 30 14-30', 'none', thin) + path('M71 144h18v22H71z', OR) + path('M75 152h10', 'none', thin),
};

const people = {
  'anna-muster': ['jacket', 'bob', 'badge'],
  'beat-beispiel': ['vest', 'beard', 'helmet'],
  'clara-probe': ['shirt', 'bun', 'headset'],
  'daniel-vorlage': ['roll', 'side', 'pencil'],
  'eva-exempel': ['pullover', 'long', 'scarf'],
  'fritz-muster': ['shirt', 'short', 'pencil'],
  'gabi-beispiel': ['vest', 'bob', 'helmet'],
  'hans-probe': ['pullover', 'beard', 'badge'],
  'ines-exempel': ['roll', 'curls', 'scarf'],
  'jan-vorlage': ['jacket', 'crop', 'badge'],
};

/** @returns name → SVG */
export const portraits = () => Object.fromEntries(Object.entries(people).map(([name, [body, cut, detail]]) => {
  const back = cut === 'long' || cut === 'bob' ? hair[cut].replace(/^<path/, '<path transform="translate(0 2)"') : '';
  const parts = [back, neck, bodies[body], head, hair[cut], details[detail]].join('');
  return [name, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160" fill="none"><path fill="${M1}" d="M0 0h160v160H0z"/><g stroke="${INK}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">${parts}</g></svg>\n`];
}));
