/**
 * One benchmark of `pnpm bench:ui`. A file `<name>.bench.tsx` in this folder that exports `bench` is found
 * automatically.
 */
export interface Bench {
  /** Name in the table of results. */
  title: string;
  /** Limit of the median in milliseconds, with the CPU slowed down fourfold. */
  limit: number;
  subject: Subject;
  /** The baseline: the same with plain elements. Measured in the same way and shown beside it. */
  floor?: Subject;
}

export interface Subject {
  /** Renders into the empty root and resolves when it is ready. */
  setUp: (root: HTMLElement) => Promise<void> | void;
  /** Milliseconds of one run; called several times, so it must restore the page. */
  run: (root: HTMLElement) => Promise<number>;
}

declare global {
  interface Window {
    /** Presses a key of the real keyboard; provided by the runner. */
    pressKey: (key: string) => Promise<void>;
  }
}

export const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Resolves once the page was painted with all earlier changes. */
export async function drawn(): Promise<void> {
  await nextFrame();
  await afterDrawing();
}

async function afterDrawing(): Promise<void> {
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined); // after the paint of the frame
  });
}

/** Cost of the frame with a change: its script, styles, layout and paint, without the wait for the frame. */
export async function timeToDraw(change: () => void): Promise<number> {
  await drawn();
  await nextFrame();
  const start = performance.now();
  change();
  await afterDrawing();
  return performance.now() - start;
}

/** Cost of the next frame: styles, layout and paint of earlier changes. */
export async function costOfNextFrame(): Promise<number> {
  await nextFrame();
  const start = performance.now();
  await afterDrawing();
  return performance.now() - start;
}

/** The longest frame after the first, with one call of `step` in each of `count` frames. */
export async function longestFrame(count: number, step: (frame: number) => void): Promise<number> {
  await drawn();
  const times: number[] = [];
  for (let frame = 0; frame < count; frame += 1) {
    times.push(await nextFrame());
    step(frame);
  }
  times.push(await nextFrame());
  return Math.max(...times.slice(2).map((time, index) => time - (times[index + 1] as number)));
}
