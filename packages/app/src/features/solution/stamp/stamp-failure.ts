import type { SealErrorCode } from '@ca-portal/api/sealed-pdf';

const sentences: Readonly<Record<SealErrorCode, string>> = {
  encrypted: '文件设有密码或限制。请让发给您的人去掉限制，再签一次。',
  closed: '文件已被锁定，作者不允许再加签章。请向对方索要可以签章的文件。',
  broken: '文件的内部结构不完整。请用 Word、WPS 或打印功能重新导出 PDF。',
  tooManyPages: '文件页数太多。请拆成几份后再签。',
  outside: '有印章没有完整地落在页面上。请移到页面里，或改小一些。',
  picture: '印章图片不能使用。请换一张 PNG 图片。',
  certificate: '锁里的证书读不出来。请重新检测CA锁。',
  signature: '锁返回的签名和文件对不上，没有生成文件。请到下载中心更新驱动，再试一次。',
};

/** A refusal of the document or of the signature, in words; undefined for an error of the lock. */
export function stampFailure(error: unknown): { title: string; text: string } | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'SealError' && 'code' in error) {
    const code = error.code as SealErrorCode;
    const title = code === 'signature' ? '锁的驱动不支持文件签章' : '没有签成';
    return { title, text: sentences[code] };
  }
  if (error.name === 'PhoneGaveNothing' && 'why' in error) {
    return error.why === 'refused'
      ? {
          title: '手机上拒绝了签章',
          text: '没有生成文件。是误点的，换一个二维码再扫；不是您本人操作的，可以不管。',
        }
      : { title: '二维码已过期', text: '没有生成文件，放好的印章还在。换一个二维码再扫，五分钟内有效。' };
  }
  return undefined;
}
