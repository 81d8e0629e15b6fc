-- A trunk that was made at LiveKit for a SIP server of the number's owner proves nothing of the number either; only trunks that were
-- there before, which are the operator's, do.
update phone_numbers set proven = false where account ->> 'type' = 'livekit' and carrier_ref is distinct from 'named';
