// Written by `pnpm --filter @argo/imagery render`; do not edit by hand.
/** The finished pictures by path, in the gallery’s order; `alt` follows the product’s name. */
export const pictureFiles: Record<
  string,
  { width: number; height: number; colour: string; alt: string }
> = {
  'argo-g-100m/cut-out': {"width":960,"height":960,"colour":"#232528","alt":"from the rear left, mark, wheel and the strip round its foot glowing like embers"},
  'argo-g-100m/hero': {"width":1600,"height":1280,"colour":"#433c3b","alt":"from the rear left, mark, wheel and the strip round its foot glowing like embers"},
  'argo-g-100m/three-quarter': {"width":1600,"height":1280,"colour":"#3a3739","alt":"from the front left, a spectrum running round its foot"},
  'argo-g-100m/side': {"width":1600,"height":1280,"colour":"#443532","alt":"from the thumb's side, two side buttons above a textured grip"},
  'argo-g-100m/side-right': {"width":1600,"height":1280,"colour":"#3a363f","alt":"from the right, the grip pad for the ring finger, lit from orange to violet"},
  'argo-g-100m/top': {"width":1600,"height":1280,"colour":"#3b3a3c","alt":"from above with its braided cable, 1.8 m, and the USB-A plug"},
  'argo-g-100m/front': {"width":1600,"height":1280,"colour":"#473e3e","alt":"from the front, the prow of its two main buttons over the cable"},
  'argo-g-100m/underside': {"width":1600,"height":1280,"colour":"#474343","alt":"the underside with three white PTFE feet, the sensor and its window"},
  'argo-g-100m/detail-sensor': {"width":1600,"height":1280,"colour":"#575352","alt":"the optical sensor in the middle of its PTFE ring"},
  'argo-g-100m/detail-side-buttons': {"width":1600,"height":1280,"colour":"#3f2e29","alt":"its two side buttons and the hexagons of the grip beside the light"},
  'argo-g-100m/detail-wheel': {"width":1600,"height":1280,"colour":"#3b3837","alt":"its ribbed wheel between two lit rims, and the button behind it"},
  'argo-g-100m/lighting-comet': {"width":1600,"height":1280,"colour":"#423a39","alt":"a comet of light running along its side to the heel"},
  'argo-g-100m/lighting-ripple': {"width":1600,"height":1280,"colour":"#31343f","alt":"from behind, blue waves running out from the heel"},
  'edge/cut-out': {"width":960,"height":960,"colour":"#272223","alt":"from the front left, the computer behind its glass side and three ember-lit fans behind the folded mesh"},
  'edge/hero': {"width":1600,"height":1280,"colour":"#312626","alt":"from the front left, the computer behind its glass side and three ember-lit fans behind the folded mesh"},
  'edge/front': {"width":1600,"height":1280,"colour":"#3a3031","alt":"from the front, three lit fans behind mesh that folds along a slanted ridge"},
  'edge/three-quarter': {"width":1600,"height":1280,"colour":"#383233","alt":"from the front right, the closed steel side and the glowing seam behind the mesh front"},
  'edge/side': {"width":1600,"height":1280,"colour":"#2c2324","alt":"from the left through the glass, the board, the graphics card and the lit shroud"},
  'edge/rear': {"width":1600,"height":1280,"colour":"#2b2628","alt":"from the rear left, seven expansion slots, the ports of the board and the power supply"},
  'edge/top': {"width":1600,"height":1280,"colour":"#373436","alt":"from above, the dust filter in the roof and the front ports"},
  'edge/detail-interior': {"width":1600,"height":1280,"colour":"#3c2a26","alt":"the pump block, four lit memory modules and the graphics card, close"},
  'edge/detail-ports': {"width":1600,"height":1280,"colour":"#6c6666","alt":"the power button, USB-C, two USB-A and the headset jack on the roof, close"},
  'edge/detail-mesh': {"width":1600,"height":1280,"colour":"#3d2723","alt":"the fold in the front mesh with a lit fan behind it, close"},
  'edge/detail-rear-ports': {"width":1600,"height":1280,"colour":"#261f20","alt":"the labelled ports of the board and the rear fan, close"},
  'nivos/cut-out': {"width":960,"height":960,"colour":"#26272b","alt":"the syringe over a pool of liquid metal, its box behind"},
  'nivos/hero': {"width":1600,"height":1280,"colour":"#29292e","alt":"the syringe over a pool of liquid metal, its box behind"},
}
