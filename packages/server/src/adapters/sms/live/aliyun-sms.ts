import { z } from 'zod';
import type { SmsTemplates } from '../../../config/aliyun.js';
import { SmsNotTaken } from '../../../kernel/sms-not-taken.js';
import type { SmsGateway } from '../../../ports/sms/index.js';
import { callAliyun, type AliyunAccess } from '../../aliyun/call-aliyun.js';

export interface AliyunSmsOptions extends AliyunAccess {
  readonly signName: string;
  readonly templates: SmsTemplates;
}

const answer = z.object({ Code: z.string().regex(/^[\w.-]{1,80}$/) });

/**
 * Aliyun's Short Message Service (Dysmsapi 2017-05-25, SendSms). It delivers registered words alone: the message's kind
 * names the template, its values fill it in, and the text itself is not sent.
 */
export function aliyunSms({ signName, templates, ...access }: AliyunSmsOptions): SmsGateway {
  async function call(parameters: Readonly<Record<string, string>>): Promise<string> {
    try {
      const reply = await callAliyun(access, { action: 'SendSms', version: '2017-05-25', parameters });
      return answer.parse(reply).Code;
    } catch (error) {
      throw new SmsNotTaken(`no answer of the gateway (${error instanceof Error ? error.name : 'unknown'})`);
    }
  }
  return {
    async send(phone, _, words) {
      const template = words && templates[words.kind];
      if (template === undefined) throw new SmsNotTaken(`no template for ${words?.kind ?? 'a text alone'}`);
      if (template === null) return;
      const { code, values } = template;
      const filled = Object.entries(values).map(([name, own]) => [name, words?.values[own] ?? '']);
      const result = await call({
        PhoneNumbers: phone,
        SignName: signName,
        TemplateCode: code,
        TemplateParam: JSON.stringify(Object.fromEntries(filled)),
      });
      if (result !== 'OK') throw new SmsNotTaken(`the gateway refused the message (${result})`);
    },
  };
}
