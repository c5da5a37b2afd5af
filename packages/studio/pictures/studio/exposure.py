"""Rendering settings and the passes that the darkroom needs."""

import os

import bpy
import numpy as np

PASSES = {'colour': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}


def set_up(width, height, samples, transparent):
    """Cycles on the CPU; Blender as Debian builds it has no denoiser, and tones are mapped in the darkroom."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = transparent
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = 'Raw'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.05
    cycles.adaptive_min_samples = max(4, samples // 2)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 3, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 16
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 0.5
    cycles.tile_size = 2048


def expose(file):
    """Render the scene and keep the passes as arrays [height][width][channel] in `file`, an .npz."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers = nodes.new('CompositorNodeRLayers')
    writer = nodes.new('CompositorNodeOutputFile')
    writer.base_path = os.path.dirname(file)
    writer.format.file_format = 'OPEN_EXR'
    writer.format.color_depth = '32'
    writer.format.color_mode = 'RGBA'
    writer.file_slots.clear()
    stem = os.path.basename(file).removesuffix('.npz')
    for name, socket in PASSES.items():
        writer.file_slots.new(f'{stem}.{name}.')
        links.new(layers.outputs[socket], writer.inputs[-1])
    links.new(layers.outputs['Image'], nodes.new('CompositorNodeComposite').inputs[0])
    scene.frame_set(1)
    bpy.ops.render.render()
    arrays = {}
    for name in PASSES:
        path = os.path.join(writer.base_path, f'{stem}.{name}.0001.exr')
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = 'Non-Color'
        width, height = image.size
        flat = np.empty(width * height * image.channels, np.float32)
        image.pixels.foreach_get(flat)
        arrays[name] = flat.reshape(height, width, image.channels)[::-1].astype(np.float16 if name != 'colour' else np.float32)
        bpy.data.images.remove(image)
        os.remove(path)
    np.savez(file + '.part.npz', **arrays)
    os.replace(file + '.part.npz', file)
