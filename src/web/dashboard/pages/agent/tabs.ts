// The tabs that are forms, in one file to load: after the first one the others open at once.
import { Behavior } from './behavior.tsx';
import { ConversationTab } from './conversation.tsx';
import { KnowledgeTab } from './knowledge.tsx';
import { PrivacyTab } from './privacy.tsx';
import { WebhooksTab } from './webhooks.tsx';

export const FORMS = {
  behavior: Behavior,
  conversation: ConversationTab,
  knowledge: KnowledgeTab,
  privacy: PrivacyTab,
  webhooks: WebhooksTab,
};
