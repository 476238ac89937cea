export { TILE as WATERMARK_TILE } from './drawTile.js';
export { Watermark, type WatermarkProps } from './Watermark.js';
