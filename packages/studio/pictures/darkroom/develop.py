"""Makes pictures from passes: reads `PASSES PICTURE` lines, writes each as PNG, answers `developed PICTURE SECONDS`.

Denoise, then bloom, vignette and tones. A picture with an alpha channel keeps it, and has no bloom or vignette.
"""

import sys
import time

import numpy as np
from PIL import Image

from denoise import denoise, denoise_alpha, denoise_features
from shadow import cut_out_alpha
from tone import bloom, dither, filmic, vignette

FLOOR_SHADE = 0.22


def develop(passes):
    """Display values [height][width][3 or 4], 0..1, from the arrays that `studio.exposure` kept."""
    albedo, normal = (passes[name][..., :3].astype(np.float32) for name in ('albedo', 'normal'))
    colour, alpha = passes['colour'][..., :3], passes['colour'][..., 3]
    features = denoise_features(albedo, normal)
    clean = denoise(colour, features)
    if alpha.min() > 0.999:
        return dither(filmic(vignette(bloom(clean))))
    # The faint shade of the whole floor is let go, so that only the shadow itself stays.
    alpha = ((denoise_alpha(alpha, features) - FLOOR_SHADE) / (1 - FLOOR_SHADE)).clip(0, 1)
    # The floor gives no light of its own.
    alpha = cut_out_alpha(alpha, colour.max(-1) <= 0)
    unmultiplied = clean / np.maximum(alpha, 1e-3)[..., None]
    return np.concatenate([filmic(unmultiplied), alpha[..., None]], -1)


for line in sys.stdin:
    source, picture = line.split()
    start = time.time()
    values = develop(np.load(source))
    Image.fromarray((np.clip(values, 0, 1) * 255 + 0.5).astype(np.uint8)).save(picture)
    print(f'developed {picture} {time.time() - start:.1f}', flush=True)
