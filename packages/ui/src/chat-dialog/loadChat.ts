/** All that an open chat is made of: most visitors never open it. Its icon asks for it as soon as somebody comes near. */
export const loadChat = () => import('./OpenChat.js');
