-- A number that its carrier refused to sell was kept as released. It never belonged to the workspace: the ledger and the audit log keep what
-- happened. Only what the audit log names is deleted; it never has such a line about a number that was bought.
delete from phone_numbers n
using audit_log a
where n.status = 'released' and n.carrier_ref is null
  and a.workspace_id = n.workspace_id and a.target_id = n.id and a.action = 'phone_number.refused';
