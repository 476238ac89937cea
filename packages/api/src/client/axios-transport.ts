import axios, { isAxiosError, isCancel, type AxiosInstance } from 'axios';
import type { Transport } from './transport.js';

/** Without these, axios reports an aborted request of a closing page as a time-out. */
const transitional = { ...axios.defaults.transitional, clarifyTimeoutError: true };

/** The transport of `createClient`: works in old browsers, and reports upload progress. */
export const axiosTransport = (http: AxiosInstance): Transport => ({
  send: ({ onProgress, ...request }) =>
    http.request<unknown>({
      ...request,
      transitional,
      ...(onProgress
        ? { onUploadProgress: ({ loaded, total }) => onProgress(total ? Math.min(1, loaded / total) : 0) }
        : {}),
    }),
  failureOf(error) {
    if (isCancel(error)) return 'aborted';
    if (!isAxiosError(error)) return 'network';
    if (error.response) return error.response;
    if (error.code === 'ETIMEDOUT') return 'timeout';
    return error.code === 'ECONNABORTED' ? 'aborted' : 'network';
  },
});
