import { z } from 'zod';
import { IdentityUnknown } from '../../../kernel/identity-unknown.js';
import type { IdentityCheck } from '../../../ports/identity-check/index.js';
import { callAliyun, type AliyunAccess } from '../../aliyun/call-aliyun.js';

const answer = z.object({
  Code: z.string().regex(/^[\w.-]{1,80}$/),
  ResultObject: z.object({ BizCode: z.string() }).optional(),
});

/** `1`: they belong together, `2`: they do not, `3`: nothing is known of them. */
const verdicts: Readonly<Record<string, boolean>> = { 1: true, 2: false, 3: false };

/**
 * Aliyun's check of name, ID number and phone (Cloudauth 2019-03-07, Mobile3MetaDetailVerify). Each call costs something,
 * so what is malformed is not asked.
 */
export const aliyunIdentityCheck = (
  access: AliyunAccess,
  formal: Pick<IdentityCheck, 'matches'>,
): IdentityCheck => ({
  connected: true,
  async matches(person) {
    if (!(await formal.matches(person))) return false;
    const { name, idNumber, phone } = person;
    const reply = await callAliyun(access, {
      action: 'Mobile3MetaDetailVerify',
      version: '2019-03-07',
      parameters: { ParamType: 'normal', UserName: name, IdentifyNum: idNumber, Mobile: phone },
    })
      .then((json) => answer.parse(json))
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.name : 'unknown';
        throw new IdentityUnknown(`no answer of the service (${reason})`);
      });
    const same = reply.Code === '200' ? verdicts[reply.ResultObject?.BizCode ?? ''] : undefined;
    if (same === undefined) throw new IdentityUnknown(`the service refused to look (${reply.Code})`);
    return same;
  },
});
