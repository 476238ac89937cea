import { isApiError, type ApiError } from '@ca-portal/api';

/** The error that a call must end with; a call that succeeds is the failure here. */
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
