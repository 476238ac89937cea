const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Runs a task and shows progress once it takes longer than two seconds: on a terminal one line that
 * counts, elsewhere (a log) a line at the start and every ten seconds. A changing label is passed as a function.
 */
export async function withProgress(label, work, { stream = process.stdout, quietMs = 2000 } = {}) {
  const begun = Date.now();
  const passed = () => Date.now() - begun;
  const words = () => (typeof label === 'function' ? label() : label);
  let shown = false;
  const say = () => {
    shown = true;
    stream.write(
      stream.isTTY
        ? `\r\u001b[2K… ${words()} ${Math.round(passed() / 1000)} s`
        : `… ${words()} ${seconds(passed())}\n`,
    );
  };
  let repeat;
  const first = setTimeout(() => {
    say();
    repeat = setInterval(say, stream.isTTY ? 1000 : 10_000);
  }, quietMs);
  let mark = '✗';
  try {
    const result = await work();
    mark = '✓';
    return result;
  } finally {
    clearTimeout(first);
    clearInterval(repeat);
    if (shown) stream.write(`${stream.isTTY ? '\r\u001b[2K' : ''}${mark} ${words()} ${seconds(passed())}\n`);
  }
}
