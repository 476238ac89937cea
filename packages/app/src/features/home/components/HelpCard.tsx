import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { usePortalConfig } from '../../../config/config.js';
import { useRuleWords } from '../../../config/rules.js';
import { FileMark, HotlineBox, Question } from './InfoSection.styles.js';
import { MoreLink } from './Section.js';
import { hotlineHref } from '../../../shared/content/index.js';

/** Common questions before a first order; the answers are rules of this portal. */
const questions = [
  {
    question: '付款后多久能拿到证书？',
    answer:
      '付款后 {reviewTime}内完成审核。审核通过后按您选的方式制作：在线写入可以马上开始，自取和邮寄会在做好后通知您。',
  },
  {
    question: '在线写入、自取、邮寄怎么选？',
    answer: '手上已有空白CA锁，选在线写入，不收介质费。需要新锁，选自取或邮寄；邮寄另收快递费。',
  },
  {
    question: '审核没有通过怎么办？',
    answer: '在“我的订单”里可以看到每一项原因，修改后重新提交，不用再次付款。',
  },
];

/** 帮助: short answers in place, and the number to call. */
export function HelpCard() {
  const { hotline } = usePortalConfig();
  const say = useRuleWords();
  return (
    <Card title="帮助" extra={<MoreLink label="知识库" href="/knowledge" />}>
      <div>
        {questions.map(({ question, answer }) => (
          <Question key={question}>
            <summary>
              <span>{question}</span>
              <Icon name="chevron-down" />
            </summary>
            <p>{say(answer)}</p>
          </Question>
        ))}
      </div>
      <HotlineBox>
        <FileMark>
          <Icon name="phone-call" />
        </FileMark>
        <div>
          <a href={hotlineHref(hotline.phone)}>{hotline.phone}</a>
          <p>{hotline.hours}</p>
        </div>
      </HotlineBox>
    </Card>
  );
}
