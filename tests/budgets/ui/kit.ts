/** One figure of `pnpm bench:ui`. A file `<name>.bench.tsx` in this folder exports one as `bench` and is found. */
export interface Bench {
  /** What is measured, as the table of results says it. */
  title: string;
  /** Milliseconds that the median may not exceed, with the processor slowed down fourfold. */
  limit: number;
  subject: Subject;
  /** The least that any page would pay: the same by plain elements. Measured alike and shown beside. */
  floor?: Subject;
}

export interface Subject {
  /** Draws into the empty root and resolves when it stands. */
  setUp: (root: HTMLElement) => Promise<void> | void;
  /** Milliseconds of one go; called several times, so it leaves the page as it found it. */
  run: (root: HTMLElement) => Promise<number>;
}

declare global {
  interface Window {
    /** Presses a key of the real keyboard; given by the runner. */
    pressKey: (key: string) => Promise<void>;
  }
}

export const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Resolves once the page has been drawn with everything that was changed before the call. */
export async function drawn(): Promise<void> {
  await nextFrame();
  await afterDrawing();
}

async function afterDrawing(): Promise<void> {
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined); // after the drawing that belongs to the frame
  });
}

/** What the frame that holds a change costs: its script, styles, layout and drawing, without the wait for the frame. */
export async function timeToDraw(change: () => void): Promise<number> {
  await drawn();
  await nextFrame();
  const start = performance.now();
  change();
  await afterDrawing();
  return performance.now() - start;
}

/** What the next frame costs: styles, layout and drawing of what has been changed before the call. */
export async function costOfNextFrame(): Promise<number> {
  await nextFrame();
  const start = performance.now();
  await afterDrawing();
  return performance.now() - start;
}

/** The longest frame after the first while `step` is called once in each of `count`. */
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
