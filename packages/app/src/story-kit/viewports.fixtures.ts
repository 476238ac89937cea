const size = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The three screens of the drawings, as a story's `parameters.viewport`. */
export const viewport = {
  options: {
    wide: size('1920', 1920, 1080),
    laptop: size('1366', 1366, 768),
    phone: size('390', 390, 844),
  },
};

/** A story's `globals` for one of them. */
export const onScreen = (value: keyof (typeof viewport)['options']) => ({ viewport: { value } });
