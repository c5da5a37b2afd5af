"""Takes pictures of one product: blender -b --factory-startup --python studio/take.py -- job.json

The job: {"module", "colour", "pose", "shots": [{...}]}; `src/shots.ts` says what a shot holds.
Prints `taken FILE SECONDS` after each.
"""

import importlib
import json
import os
import sys
import time
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import bpy  # noqa: E402

from studio import backdrop, camera, exposure, rigs  # noqa: E402


def take(shot, product, points):
    """Set up light, backdrop and camera for one shot, expose it, and clear them away."""
    centre = (points.max(0) + points.min(0)) / 2
    radius = float(((points.max(0) - points.min(0)) ** 2).sum() ** 0.5 / 2)
    cut_out = shot.get('cutOut', False) or shot['backdrop'] == 'transparent'
    width, height = shot['width'], shot['height']
    camera.stand(
        shot['azimuth'],
        shot['elevation'],
        shot.get('lens', 85),
        width / height,
        camera.turned(points, shot['turn']) if shot.get('turn') else points,
        shot.get('fill', 0.8),
        shot.get('focus'),
        shot.get('span'),
        shot.get('fstop'),
        shot.get('shift', (0, 0)),
    )
    if shot['rig'] != 'none':
        rigs.light(shot['rig'], centre, radius, shot['azimuth'], shot.get('gain', 1.0), cut_out)
    backdrop.sky(1.5 if cut_out else 1)
    if cut_out:
        # The ground of a turn, and of what comes apart, is the page itself.
        if not shot.get('turn') and shot['backdrop'] != 'transparent':
            backdrop.shadow_catcher()
    elif shot['backdrop'] != 'none':
        backdrop.sweep(centre, radius, shot['azimuth'], shot['backdrop'], shot.get('glow', 1.0))
    exposure.set_up(width, height, shot['samples'], cut_out)
    exposure.expose(shot['file'])
    for thing in set(bpy.context.scene.objects) - product:
        bpy.data.objects.remove(thing)


def main():
    job = json.loads(Path(sys.argv[sys.argv.index('--') + 1]).read_text())
    bpy.ops.wm.read_factory_settings(use_empty=True)
    importlib.import_module(job['module']).build(**{name: job[name] for name in ('colour', 'pose') if job.get(name)})
    bpy.context.view_layer.update()
    product = set(bpy.context.scene.objects)
    points = camera.surface()
    for shot in job['shots']:
        start = time.time()
        take(shot, product, points)
        print(f'taken {shot["file"]} {time.time() - start:.1f}', flush=True)


# Blender ends with 0 after an exception, and may crash while it clears up.
try:
    main()
    sys.stdout.flush()
    os._exit(0)
except BaseException:
    traceback.print_exc()
    os._exit(1)
