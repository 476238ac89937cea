// Sends calls as fast as they are answered, some of them at once, from a thread of its own: what is measured must not
// share its clock with who measures.
import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';

const together = 8;
const agent = new Agent({ keepAlive: true, maxSockets: together });

function send({ url, method, headers, body }) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        // The whole answer is parsed by nobody here: the generator has to be faster than what it loads.
        if (text.startsWith('{"code":200,')) resolve();
        else reject(new Error(`${url}: ${text.slice(0, 200)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

parentPort.on('message', async (calls) => {
  const start = performance.now();
  let next = 0;
  const one = async () => {
    while (next < calls.length) await send(calls[next++]);
  };
  await Promise.all(Array.from({ length: together }, one));
  parentPort.postMessage((calls.length * 1000) / (performance.now() - start));
});
