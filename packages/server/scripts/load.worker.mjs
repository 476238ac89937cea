// Sends calls as fast as they are answered, several at a time, from its own thread: the load generator must
// not share an event loop with the measured server.
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
        // Does not parse the whole response: the generator has to be faster than the server it loads.
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
