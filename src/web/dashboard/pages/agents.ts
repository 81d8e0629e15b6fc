// The list of agents, the form for a new one, and the editor: one chunk of the build.
import './agents/agents.css';
import './agent/agent.css';
import { AgentsPage } from './agents/agents.tsx';
import { NewAgentPage } from './agents/new-agent.tsx';
import { AgentPage } from './agent/agent.tsx';

export const PAGES = { AgentsPage, NewAgentPage, AgentPage };
