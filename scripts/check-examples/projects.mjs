import { execFile, spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { createPortal } from '../create-portal/create.mjs';
import { exampleFolder } from '../create-portal/examples.mjs';

const written = new Set(['.ts', '.tsx', '.mjs', '.html', '.css', '.json']);
const ours = new Set(['package.json', 'tsconfig.json']);

/** Lines that consumers write: without empty lines and the manifest that every project has. */
export function linesOf(name, folder = exampleFolder(name)) {
  return readdirSync(folder, { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile() && written.has(extname(file)))
    .filter((file) => !file.includes('node_modules') && !ours.has(file.split(/[\\/]/).at(-1)))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line.trim()).length;
}

const inFolder = (folder) => ({
  cwd: folder,
  shell: process.platform === 'win32',
});

/** Runs a command of a project to its end. @returns its output */
export async function run(folder, command, args, env = {}) {
  try {
    const options = { ...inFolder(folder), env: { ...process.env, ...env } };
    return (await promisify(execFile)(command, args, options)).stdout;
  } catch (error) {
    throw new Error(`${command} ${args.join(' ')} failed:\n${error.stdout ?? ''}${error.stderr ?? ''}`, {
      cause: error,
    });
  }
}

/** Creates a project from an example outside the workspace, from packed tarballs, and installs it. */
export async function install(name, folder) {
  // As in the README, relative to the caller's folder.
  createPortal(relative(process.env.INIT_CWD ?? '', folder), { example: name });
  await run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']);
  return folder;
}

/** Starts a program of a project; resolves when it has printed `ready`. */
export async function start(folder, args, ready, env = {}) {
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } });
  let said = '';
  await new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
        if (said.includes(ready)) resolve();
      });
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}:\n${said}`)));
  });
  return { stop: () => child.kill(), said: () => said };
}
