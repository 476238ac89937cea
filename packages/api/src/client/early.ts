import axios, { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import type { TakeEarly } from './take-early.js';

async function answerOf(config: InternalAxiosRequestConfig, response: Response) {
  const headers = Object.fromEntries(response.headers);
  const { status, statusText } = response;
  const answer = { data: await response.text(), status, statusText, headers, config };
  if (!config.validateStatus || config.validateStatus(status)) return answer;
  throw new AxiosError(`Status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, undefined, answer);
}

/** Uses an early answer that is pending, and sends everything else; also when the early call got no answer. */
export const earlyAdapter =
  (take: TakeEarly): AxiosAdapter =>
  async (config) => {
    const ask = axios.getAdapter(['xhr', 'fetch']);
    const isRead = config.method === 'get' && config.responseType !== 'arraybuffer';
    const token = config.headers.get('Authorization');
    const early = isRead ? take(axios.getUri(config), typeof token === 'string' ? token : null) : undefined;
    const response = await early?.catch(() => undefined);
    return response ? answerOf(config, response) : ask(config);
  };
