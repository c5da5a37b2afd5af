import { Document, NodeIO, type Texture } from '@gltf-transform/core'
import { KHRMeshQuantization } from '@gltf-transform/extensions'
import { quantize } from '@gltf-transform/functions'
import { holeThreshold } from './tile.ts'
import type { Part } from './part.ts'

/** A GLB with a mesh a surface; places are kept in 16 bits, normals in 8. */
export async function glb(name: string, parts: Part[], tile: Uint8Array): Promise<Uint8Array> {
  const document = new Document()
  document.getRoot().getAsset().generator = 'Argo studio'
  const buffer = document.createBuffer()
  const scene = document.createScene(name)
  let holes: Texture | undefined
  for (const { surface, positions, normals, holes: places, indices } of parts) {
    const accessor = (array: Float32Array, type: 'VEC2' | 'VEC3') =>
      document.createAccessor().setArray(array.slice()).setType(type).setBuffer(buffer)
    const material = document
      .createMaterial(surface.name)
      .setBaseColorFactor([...surface.color, surface.opacity])
      .setRoughnessFactor(surface.roughness)
      .setMetallicFactor(surface.metallic)
      .setEmissiveFactor(surface.emissive)
      .setDoubleSided(surface.perforated || surface.opacity < 1)
    if (surface.opacity < 1) material.setAlphaMode('BLEND')
    const primitive = document
      .createPrimitive()
      .setMaterial(material)
      .setAttribute('POSITION', accessor(positions, 'VEC3'))
      .setAttribute('NORMAL', accessor(normals, 'VEC3'))
      .setIndices(
        document
          .createAccessor()
          .setArray(positions.length / 3 > 65_535 ? indices.slice() : new Uint16Array(indices))
          .setType('SCALAR')
          .setBuffer(buffer),
      )
    if (places) {
      holes ??= document.createTexture('holes').setImage(tile).setMimeType('image/png')
      material.setBaseColorTexture(holes).setAlphaMode('MASK').setAlphaCutoff(holeThreshold)
      primitive.setAttribute('TEXCOORD_0', accessor(places, 'VEC2'))
    }
    const mesh = document.createMesh(surface.name).addPrimitive(primitive)
    scene.addChild(document.createNode(surface.name).setMesh(mesh))
  }
  // Texture coordinates repeat, which their quantized form cannot say.
  await document.transform(
    quantize({ pattern: /^(POSITION|NORMAL)$/, quantizePosition: 16, quantizeNormal: 8 }),
  )
  return new NodeIO().registerExtensions([KHRMeshQuantization]).writeBinary(document)
}
