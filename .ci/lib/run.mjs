import { spawn } from 'node:child_process';
import { root } from './project.mjs';

const running = new Set();
const posix = process.platform !== 'win32';

/** Ends a child with all its own children: a browser left behind would keep the machine busy. */
function kill(child) {
  try {
    if (posix) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has already ended.
  }
}

const stop = (signal) => {
  for (const child of running) kill(child);
  process.exit(signal === 'SIGINT' ? 130 : 143);
};
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

function began(child) {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, stop);
  running.add(child);
}

function ended(child) {
  kill(child);
  running.delete(child);
  if (running.size === 0) for (const signal of SIGNALS) process.off(signal, stop);
}

/**
 * Runs a script with this Node from the project's root, without standard input.
 *
 * @param {string[]} args the script and its arguments
 * @param {{ env?: Record<string, string>, show?: boolean, minutes?: number }} [options] `show` passes the output
 *   through; `minutes` 0 means no time limit
 * @returns {Promise<{ code: number, output: string }>} `code` is 124 after a timeout
 */
export function run(args, { env = {}, show = false, minutes = 20 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      detached: posix,
    });
    began(child);
    let output = '';
    let late = false;
    const tooLong = () => {
      late = true;
      output += `\nStopped: it took longer than ${minutes} minutes.\n`;
      kill(child);
    };
    const timer = minutes ? setTimeout(tooLong, minutes * 60_000) : undefined;
    const take = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', take);
    child.stderr?.setEncoding('utf8').on('data', take);
    child.on('error', take);
    child.on('close', (code) => {
      clearTimeout(timer);
      ended(child);
      resolve({ code: late ? 124 : (code ?? 1), output });
    });
  });
}
