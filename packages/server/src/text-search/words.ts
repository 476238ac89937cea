/**
 * Words of a Chinese text for a search index. Two segmentations are indexed together: the dictionary's words
 * (`Intl.Segmenter`), which find what people mean, and pairs of adjacent characters, which find what the
 * dictionary splits differently (延期续费 as 延期|续费 or 延|期续|费).
 */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const han = /^\p{Script=Han}+$/u;

/** Words that occur in almost every question and say nothing about it. */
const fillers = new Set(
  '的 了 吗 呢 吧 啊 呀 是 在 有 和 与 及 我 我们 你 您 他 请 请问 怎么 怎样 如何 怎么办 什么 哪里 哪 哪个 哪些 可以 能 能不能 可不可以 要 需要 想 一个 一下 这个 那个 就 都 也 还 还是 会 没 把 被 给 到 去 上 下 里 吗 么 嘛 多少 为什么 为啥 咋 咋办 办 办理 用 让 从 对 后 时 个 请教 帮 帮我 告诉 知道 一直'.split(
    ' ',
  ),
);

/** One spelling for things with several names; the left side is what users type. */
const synonyms: readonly (readonly [RegExp, string])[] = [
  [/u\s*盾|u\s*key|usb\s*key|加密锁|密钥|ca\s*证书锁|数字证书锁/gi, 'ca锁'],
  [/ca\s*锁|ca\s+锁/gi, 'ca锁'],
  [/pin\s*码?|口令/gi, '密码'],
  [/移动证书|手机端证书|手机盾/g, '手机证书'],
  [/软证书|电脑证书/g, 'pc证书'],
  [/续期|续费|续签|续约|展期|快到期|快过期|要到期|要过期/g, '延期'],
  [/遗失|丢失|丢了|找不到了|不见了|弄丢|掉了/g, '丢失 补办'],
  [/坏了|损坏|摔坏/g, '损坏 补办'],
  [/退钱|退费|退钱款|退回来/g, '退款'],
  [/多少钱|价格|收费|费用|价钱|贵不贵|几块钱/g, '费用 价格'],
  [/多久|多长时间|几天|什么时候|何时/g, '时间 多久'],
  [/读不到|检测不到|识别不了|识别不到|没反应|没有反应|不亮|没动静|认不出/g, '检测不到 没反应'],
  [/法人代表|法定代表人|法人/g, '法定代表人'],
  [/改名|更名|换名字|改了名字|名称变更|变更名称|换了名字/g, '变更名称 改名'],
  [/驳回|退回|被打回|没通过|未通过|不通过|没过/g, '审核 不通过'],
  [/开票|发票抬头|开具发票/g, '发票'],
  [/打款|汇款|转账/g, '对公转账'],
  [/短信|收不到码/g, '短信 验证码'],
  [/快递|寄过来|寄到|寄给/g, '邮寄 快递'],
  [/离职|辞职|走了/g, '离职'],
  [/同事|人员|员工|操作员/g, '员工'],
  [/单位|公司|企业/g, '企业'],
  [/注销|作废|销掉|销户/g, '注销'],
  [/锁死|锁住|锁定|输错/g, '锁死'],
  [/忘了|忘记|想不起来|不记得/g, '忘记'],
  [/重设|重置|找回/g, '重置'],
  [/网点|营业厅|服务点|窗口|线下|柜台/g, '网点'],
];

/** The normalized text: half-width letters, lower case, one name per thing. */
export function normalize(text: string): string {
  let out = text.normalize('NFKC').toLowerCase();
  for (const [pattern, word] of synonyms) out = out.replace(pattern, word);
  return out;
}

interface Word {
  readonly word: string;
  /** False for a pair that crosses a word boundary: if no text contains it, it is ignored. */
  readonly whole: boolean;
}

/** Words and pairs of a text, without fillers; a word may occur more than once. */
export function readWords(text: string): Word[] {
  const found: Word[] = [];
  let wholes = new Set<string>();
  let run = '';
  const endRun = () => {
    for (let i = 0; i + 1 < run.length; i += 1) {
      const pair = run.slice(i, i + 2);
      if (!fillers.has(pair)) found.push({ word: pair, whole: wholes.has(pair) });
    }
    run = '';
    wholes = new Set();
  };
  for (const { segment, isWordLike } of segmenter.segment(normalize(text))) {
    if (!isWordLike) {
      endRun();
      continue;
    }
    if (!han.test(segment)) {
      endRun();
      found.push({ word: segment, whole: true });
      continue;
    }
    if (fillers.has(segment)) {
      endRun();
      continue;
    }
    run += segment;
    // Pairs are added anyway; a word of two characters would be counted twice.
    if (segment.length === 2) wholes.add(segment);
    else found.push({ word: segment, whole: true });
  }
  endRun();
  return found;
}

export const wordsOf = (text: string): string[] => readWords(text).map(({ word }) => word);
