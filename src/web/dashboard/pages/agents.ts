// The list of agents, the form for a new one, the editor, and the privacy settings that agents inherit: one chunk of the build.
import './agents/agents.css';
import './agent/agent.css';
import { AgentsPage } from './agents/agents.tsx';
import { NewAgentPage } from './agents/new-agent.tsx';
import { AgentPage } from './agent/agent.tsx';
import { WorkspacePrivacy } from './agent/privacy.tsx';

export const PAGES = { AgentsPage, NewAgentPage, AgentPage, WorkspacePrivacy };
