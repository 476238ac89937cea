import { isApiError, type ApiError } from '@ca-portal/api';

/** The error that a call must throw; success is a failure of the test. */
export async function refusal(
  call: Promise<unknown>,
): Promise<Pick<ApiError, 'code' | 'message' | 'details'>> {
  try {
    await call;
  } catch (error) {
    if (isApiError(error)) return { code: error.code, message: error.message, details: error.details };
    throw error;
  }
  throw new Error('the call was not refused');
}
