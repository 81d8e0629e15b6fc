// Knowledge bases and tests of agents: one chunk of the build.
import './knowledge/knowledge.css';
import './tests/tests.css';
import { KnowledgePage } from './knowledge/knowledge.tsx';
import { UnansweredPage } from './knowledge/unanswered-page.tsx';
import { KnowledgeBasePage } from './knowledge/base.tsx';
import { TestsPage } from './tests/tests.tsx';
import { TestRunPage } from './tests/run.tsx';

export const PAGES = { KnowledgePage, UnansweredPage, KnowledgeBasePage, TestsPage, TestRunPage };
