import { Lists } from './Lists.js';
import { callersPage } from './pages/callers.js';
import { questionsPage } from './pages/questions.js';

const lists = [
  { key: 'callers', label: '查找来电人', of: callersPage },
  { key: 'questions', label: '未答问题', of: questionsPage },
];

/** 服务台: finds a caller and his view, and lists questions that the chat could not answer. */
export const ServiceDeskPage = () => <Lists label="服务台列表" lists={lists} />;
