import { CatmullRomCurve3, TubeGeometry, Vector3 } from "three";
import { letter, mark } from "../parts/lettering.ts";
import { slots } from "../parts/grille.ts";
import { block, outline, plate, rod, rounded, skin, turned } from "../parts/solids.ts";
import type { Product } from "../product.ts";
import { at, Model } from "../svg/model.ts";
import { productViews } from "../views.ts";

/** A sheet with two faces in its rubber tray, one corner lifted. */
const pad = (): Model => {
  const model = new Model();
  model.add(plate(rounded(420, 340, 14), 3, 0.8), "rubber", at(0, 1.5, 0, -90), { edges: 1.4 });
  const bend = (x: number, z: number) => 46 * Math.max(0, (x + z * 0.9 - 150) / 190) ** 2;
  const grid = (lift: number) =>
    Array.from({ length: 19 }, (_, r) =>
      Array.from({ length: 23 }, (__, c): [number, number, number] => {
        const [x, z] = [(c / 22 - 0.5) * 400, (r / 18 - 0.5) * 320];
        return [x, 3.4 + lift + bend(x, z), z];
      }),
    );
  model.add(skin(grid(2), false, true), "sheet", at(0, 0, 0), { crease: 60, edges: 1.3 });
  model.add(skin(grid(0)), "cloth", at(0, 0, 0), { crease: 60, edges: 0 });
  const rim = (r: number, c: number) => [grid(0)[r]![c]!, grid(2)[r]![c]!] as [number, number, number][];
  model.add(skin(Array.from({ length: 23 }, (_, c) => rim(18, c))), "ember", at(0, 0, 0), { open: true, edges: 0 });
  model.add(skin(Array.from({ length: 19 }, (_, r) => rim(r, 22))), "ember", at(0, 0, 0), { open: true, edges: 0 });
  mark(model, 62, at(-130, 6, -84, -90), { opacity: 0.9 });
  letter(model, "ARGO", 22, at(-52, 6, -84, -90), { color: "#79828d" });
  return model;
};

/** A bar of memory foam, lower towards the wrist. */
const wristRest = (): Model => {
  const model = new Model();
  const profile: [number, number][] = [[-42, 3], [-42, 11], [-39, 14.6], [-32, 16], [0, 18.6], [30, 19], [38, 18], [42, 14], [42.5, 8], [42, 3]];
  const along = [-180, -179, -176, -170, -162, ...Array.from({ length: 9 }, (_, k) => -144 + k * 36), 162, 170, 176, 179, 180];
  const rows = along.map((x) => {
    const end = Math.max(0, (Math.abs(x) - 162) / 18);
    const k = Math.sqrt(Math.max(0, 1 - end ** 2 * 0.84));
    return profile.map(([z, y]): [number, number, number] => [x, 3 + (y - 3) * (0.35 + 0.65 * k), -z * (0.86 + 0.14 * k)]);
  });
  model.add(skin(rows), "cloth", at(0, 0, 0), { open: true, crease: 70, edges: 0 });
  for (const end of [0, rows.length - 1]) {
    const face = rows[end]!;
    model.add(skin([face, face.map(([x, , z]): [number, number, number] => [x, 3, z])]), "cloth", at(0, 0, 0), { open: true, edges: 0 });
  }
  model.add(plate(rounded(356, 82, 10), 3.4, 0.6), "rubber", at(0, 1.7, 0, -90), { edges: 1 });
  const hem = rows.map((row) => new Vector3(...row[2]!).add(new Vector3(0, 0.6, 0.4)));
  model.line(hem, { color: "#ff5a1f", width: 1.6 });
  model.line(hem.map((point) => point.clone().add(new Vector3(0, 1.6, -3))), { color: "#8b939d", width: 0.9, dash: [4, 3], opacity: 0.7 });
  mark(model, 13, at(150, 18.2, 14, -86));
  return model;
};

/** A weighted foot with a spring arm that holds the mouse's cable. */
const bungee = (): Model => {
  const model = new Model();
  model.add(turned([[0, 0], [39, 0], [40, 1], [40, 4], [39, 5], [0, 5]], 64), "rubber");
  model.add(turned([[39, 5], [39, 9], [35, 15], [19, 21], [15, 24], [0, 24]], 64), "gunmetal", at(0, 0, 0), { crease: 20, edges: 1.3 });
  model.add(turned([[11, 24], [11, 33], [9.4, 35], [0, 35]], 40), "coal");
  const arm = new CatmullRomCurve3([[0, 30, 0], [0, 62, -5], [0, 92, -2], [0, 109, 10], [0, 112, 24]].map(([x, y, z]) => new Vector3(x, y, z)));
  for (const x of [-3.4, 3.4]) model.add(new TubeGeometry(arm, 40, 1.5, 12), "chrome", at(x, 0, 0), { edges: 0 });
  model.add(block(15, 12, 15, 3), "rubber", at(0, 113, 27, -6), { edges: 1.3 });
  model.add(block(3.4, 6, 16, 0.6), "dark", at(0, 117.4, 27, -6), { edges: 0.4 });
  model.add(block(15.4, 2, 15.4, 0.6), "ember", at(0, 109, 27.4, -6), { edges: 0 });
  for (const y of [40, 48, 56]) model.add(rod(6, 3, 1, 28), "coal", at(0, y, -2));
  const cord = new CatmullRomCurve3([[0, 3, -62], [0, 26, -52], [0, 86, -30], [0, 121, 6], [0, 117, 27], [0, 104, 48], [0, 62, 66], [0, 20, 84]].map(([x, y, z]) => new Vector3(x, y, z)));
  model.add(new TubeGeometry(cord, 60, 1.7, 10), "slag", at(0, 0, 0), { edges: 0 });
  mark(model, 13, at(0, 17.6, 29, -57));
  return model;
};

/** A ribbed platform on two legs. */
const footrest = (): Model => {
  const model = new Model();
  const tilt = at(0, 126, 0, 16);
  model.add(plate(outline(450, 350, 30), 18, 3), "iron", tilt.clone().multiply(at(0, 0, 0, -90)), { edges: 1.3 });
  model.add(plate(outline(420, 320, 24), 5, 1.4), "rubber", tilt.clone().multiply(at(0, 10, 0, -90)), { edges: 1.2 });
  for (let k = 0; k < 13; k += 1) model.add(block(384, 4, 8, 1.6), "coal", tilt.clone().multiply(at(0, 13.4, -132 + k * 22)), { edges: 1.2 });
  mark(model, 36, tilt.clone().multiply(at(180, 12.9, 138, -90)));
  for (const side of [-1, 1]) {
    const x = side * 196;
    const hoop = new CatmullRomCurve3([[x, 8, 132], [x, 14, 126], [x, 112, 14], [x, 124, 0], [x, 112, -14], [x, 14, -126], [x, 8, -132]].map(([px, y, z]) => new Vector3(px, y, z)), false, "catmullrom", 0.1);
    model.add(new TubeGeometry(hoop, 50, 8, 14), "gunmetal", at(0, 0, 0), { edges: 0 });
    model.add(rod(20, 12, 2, 32), "coal", at(x + side * 6, 118, 0, 0, 0, 90));
    model.add(rod(9, 4, 1, 6), "ember", at(x + side * 13, 118, 0, 0, 0, 90));
    for (const z of [-132, 132]) model.add(block(30, 12, 40, 4), "rubber", at(x, 6, z));
  }
  for (const z of [-108, 108]) model.add(rod(6, 392, 1, 18), "gunmetal", at(0, 30, z, 0, 0, 90));
  return model;
};

/** A frame for four slots that stands a graphics card upright, with its riser. */
const bracket = (): Model => {
  const model = new Model();
  model.add(block(180, 3, 110, 0.8), "slag", at(0, 1.5, 0), { edges: 1.4 });
  model.add(block(3, 85, 150, 0.8), "slag", at(-88, 43, 0), { edges: 1.4 });
  for (let k = 0; k < 4; k += 1) {
    model.add(block(2, 66, 15, 0.5), "dark", at(-89.4, 44, -45 + k * 24), { edges: 0.6 });
    slots(model, 10, 56, 5, at(-90.6, 44, -45 + k * 24, 0, -90), { color: "#39414a" });
    model.add(rod(3.4, 3, 0.7, 6), "steel", at(-90, 81, -45 + k * 24, 0, 0, 90));
  }
  model.add(block(168, 30, 3, 0.8), "slag", at(0, 16, -52), { edges: 1.3 });
  for (const x of [-50, 0, 50]) model.add(block(26, 2, 7, 0.8), "dark", at(x, 3.2, 40), { edges: 0.8 });
  model.add(block(116, 12, 20, 1), "coal", at(8, 12, -4), { edges: 1.3 });
  model.add(block(92, 5, 8, 0.8), "dark", at(8, 18, -4), { edges: 1 });
  model.add(block(10, 8, 10, 1), "ember", at(74, 20, -4));
  const strap = Array.from({ length: 17 }, (_, k): [number, number, number][] => {
    const t = k / 16;
    const y = 8 + 68 * Math.sin(Math.min(1, t * 1.1) * Math.PI * 0.5) ** 2 - 40 * Math.max(0, t - 0.72);
    const z = -14 - 62 * Math.sin(t * Math.PI * 0.62);
    return [-40, -13, 14, 41].map((x) => [x + 8 + 8 * t, y, z - 18 * t]);
  });
  for (let lane = 0; lane < 3; lane += 1) model.add(skin(strap.map((row) => row.slice(lane, lane + 2).map(([x, y, z], c): [number, number, number] => [x + (c ? -1.2 : 1.2), y, z]))), "coal", at(0, 0, 0), { open: true, edges: 0.8, crease: 60 });
  model.add(block(96, 16, 12, 1), "coal", at(16, 64, -86, 20), { edges: 1.3 });
  mark(model, 20, at(66, 16, -50.2));
  return model;
};

const quiet = { sheet: { color: "#262a31", rough: 0.4, metal: 0.15 }, cloth: { color: "#24272d", rough: 0.8, metal: 0 } };

/** What lies on, under and beside the desk. */
export const desk: Product[] = [
  { key: "reversible-mouse-pad", build: pad, palette: quiet, views: productViews({ hero: { azimuth: 30, elevation: 34 }, front: { elevation: 12 }, side: { elevation: 10 }, rear: { elevation: 34 }, top: { azimuth: 0, elevation: 86 }, detail: { azimuth: 36, elevation: 20, focus: [160, 30, 120], span: 170 } }) },
  { key: "keyboard-wrist-rest", build: wristRest, palette: quiet, views: productViews({ hero: { azimuth: 28, elevation: 30 }, front: { elevation: 14 }, side: { elevation: 10 }, rear: { elevation: 28 }, top: { azimuth: 0, elevation: 80 }, detail: { azimuth: 34, elevation: 28, focus: [140, 10, 20], span: 110 } }) },
  { key: "mouse-bungee", build: bungee, views: productViews({ hero: { azimuth: 46, elevation: 16 }, detail: { azimuth: 48, elevation: 22, focus: [0, 108, 22], span: 62 } }) },
  { key: "footrest", build: footrest, views: productViews({ hero: { azimuth: 34, elevation: 22 }, rear: { elevation: 20 }, detail: { azimuth: 42, elevation: 26, focus: [150, 110, 80], span: 230 } }) },
  { key: "vertical-gpu-bracket", build: bracket, views: productViews({ hero: { azimuth: -38, elevation: 26 }, rear: { azimuth: -212, elevation: 24 }, side: { azimuth: -90, elevation: 6 }, detail: { azimuth: -30, elevation: 30, focus: [10, 14, -4], span: 110 } }) },
];

