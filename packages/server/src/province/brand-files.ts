import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PortalConfig } from '@ca-portal/api/domain';
import type { FastifyInstance } from 'fastify';

/** Pictures in every page's frame: larger ones would slow down every first visit. */
const mostBytes = 300_000;
const prefix = '/brand/';
const served = /^\/?\w[\w-]*(?:\.[\w-]+)*\.(?:css|svg|png|webp|jpe?g|ico)$/;

/** Width and height of a PNG, or of an SVG's view box; undefined if the file does not say. */
function sizeOf(file: string, bytes: Buffer): readonly [number, number] | undefined {
  if (file.endsWith('.png')) {
    return bytes.toString('latin1', 1, 4) === 'PNG' && bytes.length >= 24
      ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
      : [0, 0];
  }
  if (!file.endsWith('.svg')) return undefined;
  const box = /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(
    bytes.toString('utf8', 0, 4_000),
  );
  return box ? [Number(box[1]), Number(box[2])] : undefined;
}

function mistakeOf(key: string, path: string, folder: string): string | undefined {
  const name = path.slice(prefix.length);
  const file = join(folder, name);
  if (!existsSync(file) || !statSync(file).isFile()) {
    return `${key} 指定的文件不存在，请把 ${name} 放到配置文件旁的 brand 文件夹。`;
  }
  const bytes = readFileSync(file);
  if (bytes.length > mostBytes) {
    return `${key} 指定的文件有 ${Math.ceil(bytes.length / 1000)} kB，最大 ${mostBytes / 1000} kB，请压缩后再用。`;
  }
  const size = sizeOf(file, bytes);
  if (key === 'brand.themeSheet' || size === undefined) return undefined;
  const [width, height] = size;
  if (width === 0 || height === 0) return `${key} 指定的文件不是正确的图片，请重新导出。`;
  if (key === 'brand.appIcon' && (width !== 512 || height !== 512)) {
    return `${key} 应当是 512×512 像素的 PNG，现在是 ${width}×${height}，请重新导出。`;
  }
  // Sides that differ by up to a tenth look square.
  return Math.abs(width - height) > Math.max(width, height) / 10
    ? `${key} 应当是正方形图片，现在是 ${width}×${height}，请重新导出。`
    : undefined;
}

/** Problems with the files that the brand names: one sentence each. */
export const mistakesOfBrandFiles = ({ brand, officeMap }: PortalConfig, folder: string): string[] => [
  ...(['themeSheet', 'logo', 'favicon', 'appIcon'] as const).flatMap((key) =>
    brand[key] ? (mistakeOf(`brand.${key}`, brand[key], folder) ?? []) : [],
  ),
  ...(officeMap.picture.startsWith(prefix) &&
  !existsSync(join(folder, officeMap.picture.slice(prefix.length)))
    ? [`officeMap.picture 指定的文件不存在，请把它放到配置文件旁的 brand 文件夹。`]
    : []),
];

/** Serves the province's own files under /brand: only pictures and style sheets of the folder. */
export async function mountBrandFiles(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (!folder || !existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply: false,
    index: false,
    redirect: false,
    cacheControl: false,
    allowedPath: (path) => served.test(path.startsWith(prefix) ? path.slice(prefix.length) : path),
    setHeaders: (response) => response.setHeader('cache-control', 'no-cache'),
  });
}
