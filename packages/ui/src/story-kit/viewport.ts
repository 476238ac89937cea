const size = (width: number, height: number) => ({
  name: String(width),
  styles: { width: `${width}px`, height: `${height}px` },
});

/**
 * The desktop, laptop and phone sizes of the design, and a tablet between them, as a story's `parameters.viewport`.
 * For stories only.
 */
export const viewport = {
  options: {
    desktop: size(1920, 1080),
    wide: size(1366, 768),
    tablet: size(768, 1024),
    phone: size(390, 844),
  },
};

/** A story's `globals` for one of them. */
export const onScreen = (value: keyof (typeof viewport)['options']) => ({ viewport: { value } });

/** `parameters` of stories that cover the whole page: documentation shows each in an iframe. */
export const overPage = { viewport, docs: { story: { inline: false, height: '32rem' } } };
