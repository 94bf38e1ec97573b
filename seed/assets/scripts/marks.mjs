// Marks of invented firms, 160 x 96, flush left, without their names: ink and mist, one orange stroke each.
import { INK, M2, M3, OR, W } from './kit.mjs';

const ink = (d, width = 5) => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}"/>`;
const orange = (d) => `<path d="${d}" fill="none" stroke="${OR}" stroke-width="5"/>`;
const fill = (d, colour) => `<path d="${d}" fill="${colour}"/>`;

/** Where a drawing begins from the left, and the drawing. */
const marks = {
  // a plan with an open corner
  architecture: [44, fill('M44 20h46v26h26v32H44z', M2) + ink('M44 20h46v26h26v32H44z') + orange('M44 50h20v28')],
  // three rafters
  timber: [36, fill('M36 76l44-56 44 56z', M2) + ink('M36 76l44-56 44 56') + ink('M56 76l24-31 24 31') + orange('M74 76l6-8 6 8')],
  // a rolled section
  metal: [48, fill('M48 18h64v12H88v36h24v12H48V66h24V30H48z', M3) + ink('M48 18h64v12H88v36h24v12H48V66h24V30H48z') + orange('M80 34v28')],
  // pipes around a valve
  'building-services': [34, ink('M34 30h28c16 0 8 36 36 36h28') + ink('M34 48h18M108 48h18') + `<circle cx="80" cy="48" r="11" fill="${W}" stroke="${OR}" stroke-width="5"/>`],
  // a toothed wheel seen half
  industry: [37, fill('M40 74a40 40 0 0 1 80 0z', M2) + ink('M40 74a40 40 0 0 1 80 0z') + ink('M46 46l-9-5M64 32l-5-10M96 32l5-10M114 46l9-5') + orange('M64 74a16 16 0 0 1 32 0')],
  // layers of ground
  'civil-engineering': [32, ink('M32 30h36l12 12h48') + fill('M32 48h30l12 12h54v18H32z', M2) + ink('M32 78h96') + orange('M32 48h30l12 12h54')],
  // a girder bridge
  engineering: [26, ink('M32 70c16-56 80-56 96 0') + ink('M26 70h108') + ink('M56 70V42M104 70V42', 3.5) + orange('M80 70V30')],
  // a town hall with its clock
  municipality: [44, fill('M44 78V44h72v34z', M2) + ink('M44 78V44h72v34zM66 44V26l14-12 14 12v18') + orange('M72 78V60h16v18')],
};

/** @returns name → SVG */
export const firmMarks = () => Object.fromEntries(Object.entries(marks).map(([name, [left, body]]) =>
  [name, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 96" width="160" height="96" fill="none"><g transform="translate(${3 - left})" stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>\n`]));
