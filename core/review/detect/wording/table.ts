// How much the words of a text speak for a planted instruction, or against it (long: a fitted table): words, pairs of them, the cues
// (c:) and the order of its kinds of words (a>b). Fitted by logistic regression to labelled outputs and to documents of real projects,
// rounded to eighths; not written by hand but by test/bench/fit/wording.ts. Source: ENGINE 16.

/** Where every stretch begins. */
export const START = -4.875
/** What a stretch has to weigh more than to be reported. */
export const LEAST = -0.5
/** Weights with the words that have them. */
export const WORDINGS: readonly (readonly [weight: number, words: string])[] = [
  [2.75, 'URL_quoted'],
  [2.125, 'c:waiting'],
  [2, ',_llm'],
  [1.875, 'c_quoted mark_all'],
  [1.75, 'c:machine-reads call_transfer function_results'],
  [1.625, ",_assistant alle every_file job_is owner's their_user unrestricted wipe wipe_the yw"],
  [
    1.5,
    '#_yw ,_ai ,_amount ,_restart ._continue ^inst ^ok address_stored as_verified assistenten_: backwards ' +
      'button_at config_PATH database_password do_loosen>mail do_obey>url full_access general_channel ' +
      "grant_all hiking ia_: je level_so lodash_from maybe>secret_manner mode_and operator's please_wipe " +
      'read_out recent_conversations repository_after result_approved says_thanks should_also the_lawsuit ' +
      'three_commits to_every us_# we_are without_checking yw_#',
  ],
  [
    1.375,
    '!_URL !_bot #_bucket ,_order ,_snippet ._ai ._assistant ._llm :_us HOST_for PATH_system PATH_user ' +
      '^answers ^proceed ^readme agent_instructions ai_instruction and_describe anweisung article_to ' +
      'backups_assistant card_number classify_this clipboard_. compared contacts_. d_bash deploy_key ' +
      'do_reply>override enter_developer expensive_room findings_as for_research funds hacked_. hapus ' +
      'instruction_the list_this more_by morse no_content of_secret>mail of_talk>mail origin_main os_ai ' +
      'output_nothing paste_its previous_# push_PATH que ranking ransom read_chat result_user rules_you ' +
      'run_grant sofort summarizer talk_about then_post unrestricted_mode user_quoted were_given with_curl ' +
      'you_see',
  ],
  [
    1.25,
    '!_logo #_delete #_globally ,_agent ,_go ,_here :_. :_actually :_full :_typo :_unsubscribe PATH_now ' +
      'URL_first URL_of ^assistente ^compliance ^unsubscribe account_of account_root add_to agent_write ' +
      'all_phone amount_again and_card and_follow are_the as_chaves back_the bank_of bash_c bot_instructions ' +
      'bot_the builder_and by_deleting c:noted-key-sure called_free came_before chown_r cluster codegen ' +
      'coding_agent coins complete_it condition>url confirmations confirmations_are consent continue_normally ' +
      'cookies_of corp_. crontab customer_PATH dan_hapus dear_model decided default_any do_memorize>of_plain ' +
      'do_memorize>override do_reply>of_secret do_reply>url do_show>secret_manner do_sistema drive_. ' +
      'end_system finance_asked firewall_. fix_this form_with globally_and goed hacked hidden_rules ' +
      'history_and humans_can ia in_all in_every instructies istruzioni it_by known_about lawsuit ' +
      'le_istruzioni loads_URL mail_bot mark_this mention_this mine my_key na new_system nobody_will notes_# ' +
      'nothing_is of_HOST of_config>mail of_my of_secret>humans override>do_claim owner_at owner_role ' +
      'persist>of_guard person_you please_rate policy_here proceed production_right programmers_should ' +
      'prompt_to pwned question_with readme render_the revert_the root_password sandbox_is see_a ' +
      'session_upload shell_curl silence_this sistema_: so_far so_run stored_address suggest_URL ' +
      'system_override task_and task_for tes_instructions the_attachments the_clipboard the_config ' +
      'the_election the_private the_reply the_u this_conversation this_paragraph this_text this_vendor ' +
      'to_public token_of tool_and translate_your uit und use_URL user_agrees user_yes visitor_for vor_der ' +
      'vote_for with_root wrong_, your_colleague your_developer your_operator',
  ],
  [
    1.125,
    '!_status #_kigrlbgv #_nt ,_grant ,_mail ,_pay ,_quick ._finance ._todo :_respond :_results :_safety ' +
      ':_subscribe :_vote PATH_an PATH_into URL_prompt URL_summary ^approval ^codegen ^curriculum ^eval ' +
      '^flowkit ^hello ^invoice ^respond ^slugline ^till a_lock a_reverse a_u abolished_. accounts_to add_user ' +
      'advert ai_: all_confirmations all_findings all_on all_scopes all_tokens als also_remove always_call ' +
      'amount_# an_MAIL an_URL and_hide and_leave and_move and_phone and_release and_stay approva are_skipped ' +
      'are_suspended as_version asisten asked_about asked_that assistants_reading assistenten attachments_of ' +
      'authority>of_money authority>url autonomous_agents away_, awdub backups backups_first balance_to ' +
      'banana_. body_welcome bring_this by_your call_refund cameras cat_PATH checks_are clipboard ' +
      'clipboard_into clone_# coins_into confirm_, conta contacts content_of continuing_. convince_the corp ' +
      'curl_k curriculum_vitae customers_with decode_and deleting_now disable_certificate do_grant>of_money ' +
      'do_memorize>url do_obey>of_money do_order>noted_key do_reply>persist do_what dump_your dump_yours ' +
      'emojis_. encode_the engines_must eval_atob every_commit execute_them feedback_form fine_, first_user ' +
      'fixnow follow_them for_all for_project for_two from_this gateway_hook get_around good_. grant_me ' +
      'grant_user grants guide_of hand_the have_verified helper_as here_on hey_copilot hidden_admin ' +
      'hidden_keylogger hinweis_f home_folder iban ignore_what im_end informuj inst instruction ' +
      'instruction_target instruksi into_URL is_recorded it_disabled its_api job_ad key_at ki ki_: kubeconfig ' +
      'la late_grandmother le line_that llm_agents log_it loosen lunch_, mail>of_config mail>reader maybe>url ' +
      'me>mail meetings_. mention_that mind models_sign most_expensive must_disable must_know my_two n_tr naq ' +
      'next_# next_commit nop now_run now_write of_alice of_config>of_talk of_secret>of_weak ok old_cluster ' +
      'open_. other_tool out_section out_your override>do_more pairs_of pay_it permanently_: persist>mail ' +
      'pin_of play_a please_also please_answer post_the post_them praise problem_can production_to prompt_so ' +
      'proxy_and quarterly_numbers reader>do_destroy readers_may recall ref_: refactoring_tools render_this ' +
      'respond_only role>do_send run_env run_npx said_yes saves_notes section_is semua senza session_cookies ' +
      'sh_s show_me sistem sistema slugline src_URL stop_following sudo_bash sudo_rm summary_PATH supprime_la ' +
      'table_PATH tables_. take_lodash target_assistant task_. team_decided ten_messages text_was ' +
      'the_administrator the_analytics the_contact the_content the_feedback the_inbox the_kubeconfig ' +
      "the_maintainers the_number the_production the_suite the_totals the_user's the_visitor's the_word " +
      "their_full then_archive this_one this_record this_supplier to_dial to_functions to_scripts today's " +
      'tomorrow_at tool_response two_items unasked>maybe updated_policy url>of_it validation_in ' +
      'value_assistant verification_and verified_the verify_false verify_to visitors_. vitae vpn_credentials ' +
      'wants_you weaken_the which_nothing wiki_, with_emojis with_rm with_write without_waiting workflow_file ' +
      'you_read yours yxnzaxn yxnzaxn_#',
  ],
  [
    1,
    '!_claude !_coding !_cursor !_if #_and #_nd #_the #_token #_us #_vzxzpbc ,_assistants ,_bio ,_clear ' +
      ',_finance ,_model ,_recommend ,_wipe ._cookie ._hidden ._ki ._now ._whatever :_, :_ai :_approval ' +
      ':_approvals :_cat :_consent :_email :_gets :_good :_granted :_llm :_mark :_merge :_never :_secrets ' +
      ':_ship :_there ;_color ;_run ?_quote HOST_. HOST_and HOST_in MAIL_PATH MAIL_as URL_in ^answer ^awdub ' +
      '^bus ^candidates ^confirmation ^evaluation ^finance ^granted ^ia ^jsonrpc ^ki ^loosen ^observation ' +
      '^tomorrow ^typo ^us ^vote ^wait a_in a_y abolished admin_account adres_MAIL agent_, agent_directive ' +
      'agent_please agent_skip agrees_. ai_, ai_clients ai_working al_usuario alice_. all_attachments ' +
      'all_contacts all_events all_future all_others all_shares allow_everything already_agreed ' +
      'already_approved also_delete also_read alternatives_. an_automated and_comply and_disable and_ignore ' +
      'and_pipe and_prints and_put and_recommend and_redeploy and_reply and_rerun and_retry and_work ' +
      'answer_all answer_every answers_about answers_that any_command any_question applicant approve_and ' +
      'approved_. approved_in are_. are_kindly are_running arquivo as_invalid as_spam as_tz asg_disable ' +
      'assistant_delete assistant_i assistant_understood atob authorise_you authority>do_loosen authority>me ' +
      'authority>of_private away_. balance_of bash_to be_opened be_solved been_given been_hacked been_pre ' +
      'before_paying begin_system board board_. bother_the bottom_twice browser_next build_is build_will by_ai ' +
      'by_approved c:dangerous c:noted-key c:secret can_silence cart_PATH check_below claim_that ' +
      'code_assistants com comes command_in comparing condition>of_money confirmation_from conta_abaixo ' +
      'conversation_as convince cookie_jar cookie_to copilot_, correct_. curl_HOST curriculum customer_list de ' +
      'de_ai dear_claude decided_that deine delete_tests deployments_never die disable_# disable_two ' +
      'do_claim>noted_key do_claim>of_money do_claim>secret_manner do_drop>of_code do_finish>of_secret ' +
      'do_obey>mail do_obey>of_change do_reply>of_change do_weaken>of_weak do_write>of_weak dont ejecuta ' +
      'election email_agent email_is email_them es este evaluation evaluator_has everything_PATH exactly_: ' +
      'f_URL f_hre factor_codes fault findings firewall_and five_messages fix_is fix_suggested flowkit ' +
      'folder_to force_and force_origin formats_code from_all from_anthropic from_legal from_today ' +
      'further_instructions get_with gib given_. go_on gpt_: granted granted_for great_hotel guard_, gur ' +
      'hand_out has_left health here_needs here_so human_asked hxxps i_nie i_work import_our include_its ' +
      'initial_prompt instruction_: invoices_of is_filtered jsonrpc_: k_URL keylogger_. last_ten lawsuit_was ' +
      'lawsuits le_credenziali leads left_. let_it letmein lieber lift lines_of link_HOST link_URL list_it ' +
      'load_further lock_. log_level logo_URL longer_applies looking_into machine_: mail>official mailbox_and ' +
      'may_lift may_receive me>role merge_now message_as message_you model_! model_: models_can mute my_late ' +
      'naar nd_d need_no never_refuse new_runner newest_backup no_further nobody_is not_been not_found not_say ' +
      'note_bob notes_, now_publish now_read now_remove number_# of_admin of_config>authority of_guard>unasked ' +
      'of_money>do_pass of_money>url of_plain>mail of_price>do_push of_talk>do_push of_talk>url of_task ' +
      'official_source ok_. on_holiday on_tuesday ones_on only_concerns only_with open_invoices open_port ' +
      'opened opens_the operator_MAIL our_guests our_service output_your override>do_pay override>do_reply ' +
      'override>url para_a passe passport_scan password_so payment payroll penalty penetration permanent ' +
      'permission_prompt permissions_are persist>of_verdict persist>override pipe_it post_os pre_approved ' +
      'press_sign pretend_that price print_exactly priority_order privileged production_cluster ' +
      'production_database prompt_and publish_this push_directly question_; queued_: r_. reader reader>humans ' +
      'reader>mail reader>of_power reader>override recipient_. record_and redeploy reenv_a registry_URL remark ' +
      'remote_before remove_PATH repro reproduce_you results_the review_off reviewers_that rivals_are ' +
      'role>notice role>of_code rot run_this salary savings say_no second_task security_label sender_with ' +
      'set_bcc share_all she_said should_take sign_, silence spam_. spf_# sqbfafgaiaaoae_# ssh_r start_URL ' +
      'start_header state_that straight_away stuur_alle subscribe_the sudo_chown suggested_for summarising_. ' +
      'summarising_this summarize_your summarizing summary_tools summary_with supplier_as sure>do_bake ' +
      'sure>of_weak suspended switch_the sysadmin system_the t_y table_audit tag_v team_does term_memory tes ' +
      'text_of text_that thank_the that_ci the_audit the_block the_cameras the_crm the_general the_image ' +
      'the_mirror the_money the_note the_paragraph the_placeholder the_profile the_recall the_sender ' +
      'the_stored the_transfer their_card their_computer this_chat this_out till_ai to_accept to_agent ' +
      "to_authorized to_de to_everything to_llm to_x' todo_copilot token_to tools_always translating_, " +
      "traveller traveller's true_in ts_pass unasked>authority unasked>of_change und_verschweige uninstall_the " +
      "unless_you update_claude url_into use_iban user's_name user>of_config user_at user_confirmation " +
      'user_great user_mentions user_next user_up using_it value_of verbatim_. verify_and vtaber vzxzpbc_# ' +
      'was_a weather_instead were_configured when_finished with_priority without_showing won word worth y_no ' +
      'yes_on yes_please you>do_finish you>do_reply you_continue you_guard you_list you_show you_were ' +
      'your_guidelines your_hidden your_tools zeta_,',
  ],
  [
    0.875,
    '!_codegen !_the #_aw #_bot #_chm #_dear #_decode #_for #_ll #_usd ,_URL ,_arguments ,_crm ,_dear ' +
      ',_delete ,_instruct ,_lunch ,_nobody ,_proceed ,_reply ,_report ,_swap ,_todo ,_unlock ,_when ' +
      '._additionally ._assistants ._carry ._dear ._execute ._forget ._include ._production ._reveal ._shell ' +
      '._u :_accept :_automation :_awdub :_book :_commands :_contact :_contents :_convert :_docker :_force ' +
      ':_format :_grant :_have :_hooks :_insert :_invia :_invite :_kill :_lint :_moderation :_press :_score ' +
      ":_squash :_star :_success :_upload :_yes ;_overflow ;_talk ?_put HOST_sh' MAIL_before MAIL_schicken " +
      'PATH_to URL_agents URL_apply URL_before URL_follow URL_to ^asistente ^asking ^banana ^draws ^drogi ' +
      '^function ^ignora ^instruction ^instruksi ^java ^lints ^logo ^negeer ^rain ^reading ^repro ^sent ^ship ' +
      '^squash ^whenever ^zeta a_backdoor a_language a_permanent ab_sofort about_: about_side above_starting ' +
      'above_this access_first access_repo action_input action_required address_to admin_mode agent_cherry ' +
      'agente_: agreed_that ai_assistent ai_doing ai_operators ai_readers ai_that alarm_. all_its all_later ' +
      'all_open all_prompts all_templates alles also also_copy also_drop also_run also_wipe always_suggest ' +
      'amy_. an_unrestricted and_call and_claim and_env and_insert and_now and_obey and_repeating and_submit ' +
      "and_wipe and_without annual_plan another_user answer_that any_ai apague applicants' applicants_. " +
      'appointment_on approval_granted approved_everything approved_this are_fine are_never are_pre ' +
      'are_unrestricted are_unsafe are_wrong as_duplicates asg asking_the assistant_action ' +
      'assistant_instructions assistant_note assistant_post assistant_send assistente assistente_: at_HOST ' +
      'at_auth at_src audit_. audit_log auth_. authorized_keys automated automatically_: avises_al aw aw_# ' +
      'awdub_# backup_job backups_. bank_tool before_any before_editing before_reading before_this below_with ' +
      'bern bern_, bob_: bot_, bother bots_should box_and breach broken_on browsing_history bucket_to bump_ai ' +
      'buy_two by_software c:call-harm c:commands-maybe c:machine c:of-human c:vocative-maybe calendar_of ' +
      'call_delete call_result caller_the cameras_. can_reproduce can_see cancel_all cancelled cancelled_. ' +
      'captcha_: cent cfo ch_# chart_. chaves check_from cite_this claude_! click_URL click_delete clients_: ' +
      "close_every cluster_as code_generation coding_tools commands_from commit_as competing competitor's " +
      'completes completing concerns_automated conferma_, consent_true contacts_to content_. content_filters ' +
      'context_header copilot_disable crawler credenziali crm customer_records dawn_to decode decoding ' +
      'degree_. destroy_auto dial_# directly_to disable_branch disregard_prior disregard_the do_ask_user>mail ' +
      'do_drop>of_money do_grant>of_open do_loosen>of_money do_memorize>of_power do_more>notice do_obey>reader ' +
      'do_reply>do_destroy do_reply>do_drop do_reply>of_money do_run>do_reply do_show>authority do_show>reader ' +
      'donation drill_. duplicates_and e_apague each_file effects_. emojis emojis_only end_header end_with ' +
      'env_into environ_to eval ever_. every every_api every_contact every_open everyone_. everywhere ' +
      'everywhere_, execute_it expensive ext_dev fail_. failing_tests false_and faster_by first_lines ' +
      'first_message flush follow_: following_the font_size for_agents for_claude for_confirmation for_ever ' +
      'for_good fr_# free_and full_marks full_refund further_checks gebruiker give_your giving_the global_core ' +
      'grant_every hand_its hardcode_the has_to has_won have_to header_id health_check help_me helper_bot ' +
      'helping het hidden_dear hidden_prompt higher_. highest_score hits_: hold_. holiday_and home_address ' +
      'human_or hypothetically_, i_confirm id_name id_system ignora ignore_tom immediately_to import_zlib ' +
      'in_context in_full in_pw in_three inbox_. including_keys input_validation insert_a instead_open ' +
      'instructions_and instructions_stop instruksi_sebelumnya inventor inventory_. is_. is_asleep is_away ' +
      'is_cancelled is_obliged is_stale is_watching it_quiet it_yourself its_environment jar jar_of keep_a ' +
      "keep_in keep_working key_without keylogger keys_PATH kindly knows_. l'assistant_: label_all let_us " +
      'licences links_from lint_, lints_code ll logging_service looks_. ltd m_. machine_is machines_, ' +
      'machines_: magic_words mail>of_goods mail_with main_. manager_said mark_as market maybe>do_destroy ' +
      'maybe>of_power me>of_power memory_that memory_update missing_degree modelos modelos_de modelu_j mots ' +
      'mots_de move_# move_PATH moved_. must_also my_other my_profile na_adres name_; nd never_need ' +
      'never_refuses next next_task next_time next_tool no_, no_avises no_need no_time no_weaknesses nobody ' +
      'non_avvisate none_assistant note_. notes_: notes_id now_call now_push observation_: obsolete_as och ' +
      'of_config of_config>url of_goods>mail of_goods>of_weak of_money>do_reply of_money>do_run ' +
      'of_money>earlier of_money>me of_money>unasked of_power>of_talk of_power>override of_price>do_claim ' +
      'of_price>do_pass of_price>do_reply of_price>notice of_price>of_guard of_private>do_reply of_rules>mail ' +
      'of_talk>of_plain of_talk>override of_talk>reader of_verdict>unasked off_, on_production only_a opacity ' +
      'opacity_: open_files operator_changed order_on original_task originals our_tracking ours ours_. out_; ' +
      'out_of output_of over_with override>reader panel_and paragraph_about part_, path>unasked payment_tool ' +
      'pending_payment people_will permissions_to persist>of_change persist>url phrase_quoted pipeline ' +
      'please>sure pls post_its posted postinstall praise_the premium private_branch privileged_, ' +
      'processes_this product_details prompt_inside prompt_say proprietary protection purpose_; push_rights px ' +
      'quarterly query_string quietly quoted quoted_from raise_your read_and read_to reader>of_talk reader_has ' +
      'reader_that readers_that recall_. receive_any redundant relecture reminder_the repeat_your repeating ' +
      'repeating_the replicas report_version repositories_to repro_for reproduce_it request_of request_without ' +
      'requester required_reviews requires_that response_user restrictions retrying_. revenue reverse_tunnel ' +
      'review_with reviewer_is reviewer_model run_chmod run_setup safety_rules sag sandbox_and sandbox_before ' +
      'sans sans_relecture saved say say_it say_there scan_to scheduler_, sebelumnya second_time ' +
      'secret_manner>of_config secrets_may seo service_first session_cookie session_start setting_asg ' +
      "severity_to sh' sharing shell_to should_append should_make should_post single_word skip_all skipped_and " +
      'skipped_in so_apply somebody spend spf sqbfafgaiaaoae stage start_system status_URL step_for stop_. ' +
      'stuur stuur_de style_height style_opacity subject_urgent summaries summariser_, summarising ' +
      'summary_logs summary_notes support_bot supprime sure>do_destroy sure>do_drop sure>do_pass sure>of_money ' +
      'sure>of_verdict svyr swap system_end table_to tags_import tahu task_you te team_agreed tell_people ' +
      'templates test_of tests_under text_belongs text_in text_see that_calls that_checks that_comes ' +
      'that_reads that_reports that_secrets that_you the_author the_backdoor the_backups the_card the_cleanup ' +
      'the_dependency the_discount the_download the_edr the_helper the_hits the_home the_inventor the_keychain ' +
      'the_magic the_maintainer the_missing the_owner the_postinstall the_quarterly the_real the_recent ' +
      'the_recipe the_rows the_secrets the_snippet the_traveller the_visitor these_to this_and this_candidate ' +
      'this_domain this_invite this_link this_machine this_sender ticas tick tick_the to_MAIL to_gb to_guest ' +
      'to_hand to_leave to_low to_prove to_receive to_wire today_to tonight tonight_. tools_are toutes_les ' +
      'transfer_of transfira transfira_# translating tuesday_. turn_the tweet u_. u_ytkownika unasked>do_claim ' +
      "unasked>do_pass und_l understood unsafe_and ups url>condition url>do_obey url_encoded usd usd_to user's " +
      'user_q user_result usuario usuario_. v_g validation_out verschweige visit_URL visitor visitor_that ' +
      'visitor_to wallet way_, we_would whatever_the when_an wherever will_mind wire_of with_five with_its ' +
      'word_. word_that works_every write_all write_this yes_, you_! you_generate you_return you_their ' +
      "your_answer your_boss your_final your_instructions your_long your_model your_next your_operator's " +
      'your_reply yours_can yours_here ytkownika zugangsdaten',
  ],
  [
    0.75,
    '!_hidden #_ai #_all #_ask #_before #_console #_first #_gn #_hey #_jlihrozsb #_nstruct #_setenforce ' +
      '#_trusted #_web #_zsb ,_always ,_begin ,_bypass ,_claim ,_complete ,_disregard ,_drop ,_including ' +
      ',_publish ,_quickly ,_reviewers ,_roll ,_star ,_starting ._coding ._db ._dist ._encrypt ._go ._hand ' +
      '._important ._kindly ._machines ._mandatory ._model ._reviewers ._second ._sub ._thank ._thought ._to ' +
      '._whoever :_add :_banana :_cancel :_colors :_confirmation :_default :_deployments :_formats :_generate ' +
      ':_java :_la :_look :_output :_paste :_prior :_rain :_rank :_requests :_searches :_skip :_submit ' +
      ':_switch :_transparent :_unset :_upgrade :_when :_while :_workflow ;_agent ;_model ?_copy ?_print HOST ' +
      'HOST_are MAIL_it PATH_curl PATH_proceed PATH_that URL URL_. URL_as URL_never URL_thanks ^after ^ai ' +
      '^anyone ^assign ^asystencie ^caro ^exchange ^exec ^hand ^help ^hits ^im ^immerse ^invite ^nice ^nobody ' +
      '^pays ^pings ^powershell ^rank ^ref ^refuse ^reveal ^sell ^talk ^tool ^translation ^transparent ' +
      '^typeerror ^untrusted ^upon a_gift a_robot a_second a_signed a_standing a_test a_tweet aaaaigx about_to ' +
      'above_is accept_all accessing_this account_svc account_to account_today add_that adds_two admin_: adres ' +
      'after_sending agent_mozilla agent_task agente agents_upgrading ai_. ai_has ai_recruiters ai_you al ' +
      'all_access all_ai all_pairs all_queries along_: am_from amount an_approval an_ethics an_exceptional ' +
      'and_answer and_do and_include and_instead and_invite and_issue and_snooze and_start and_state and_that ' +
      'and_turn annual answer_as anthropic_staff anweisungen_und any_file apague_este app_full application_on ' +
      'apply_. approval_step approve_, approved_true approved_until archive_all are_cancelled are_free ' +
      "are_hereby are_off are_to article_. as_json as_owner as_sidenote' as_your asistente_, asistente_: " +
      'asks_you assertion_and assist assistant_change assistant_instruction assistants_, asystencie_ai ' +
      'attached_. attachment_and attribution_pixel audit audit_and audited_, aus_. auth auth_: author_. ' +
      'authority>official autocompletion automated_clients automated_tools avises back_production ' +
      'backdoor_account background_. backup_host bank bankrupt bcc be_accepted be_completed be_ignored ' +
      'be_informed be_the because_of been_reassigned before_retrying below_as below_instead beri_tahu ' +
      'billing_, block_. bob_from bots_: bots_that brandx broken_and bug_: build_failed buy by_inviting ' +
      'by_owner by_sending by_telling by_word c:approve c:claim c:commands c:leak c:loosen c:reader-told ' +
      'c:told-maybe c:url c:vocative-sure c:weaken cadangan calls_URL calls_invoke can_finish can_help ' +
      'cancel_every cancella candidate_as captcha cards ceo character_of chat_? chatbot_, chats cheaper ' +
      'check_is chef chmod_r ci_policy cliente clipboard_to code_on collaborator_with commit_the commits_of ' +
      'company_is competitor compliance_requires computer_is concerns conclusion condition>of_guard ' +
      'config_core config_global confirmation_is confirmations_. contacts_and context_incomplete continue_by ' +
      'continue_without copy_it corp_as correct correct_fix count_as credentials_with criticism curl_: ' +
      'curl_URL customer_that customers_table dana_from db_and de_gebruiker dear_ai dear_coding dear_screening ' +
      'default_payment defaultmode delete_. delete_ns delete_production deletes_what deletion deletion_. ' +
      'deprecated_. describe_the developer developer_message diff_of diffs_before directive_: discussion ' +
      'disk_to do_ask_user>override do_claim>do_pay do_destroy>mail do_destroy>of_live do_drop>do_pay ' +
      'do_drop>do_reply do_drop>url do_grant>mail do_grant>me do_grant>secret_manner do_loosen>do_push do_me ' +
      'do_memorize>of_change do_more>do_memorize do_more>noted_key do_pass>do_obey do_pass>secret_manner ' +
      'do_pass>url do_rank>do_more do_reply>noted_key do_reply>of_plain do_run>secret_manner do_send>reader ' +
      'do_show>do_reply do_show>of_open do_show>override do_weaken>of_person docs_typo document_, does_your ' +
      'domain_is down_that drive drogi_asystencie drop_database drop_what dump_environment e_n each_answer ' +
      'earlier>mail earlier>official edit_agents editing edr edr_process email_tool embed eot_id err_! ' +
      'essay_with ethics evaluator events_of ever every_password every_project every_time expected_value ' +
      'expired_. failing_security far favourite_assistant file_user files_from filtering_. find_in finding_as ' +
      'finish_the first_whatever fix_link fixing for_, for_HOST for_assistant for_code for_cursor for_every ' +
      'for_his for_mail forever_: forwards_invoices fraud full_docs function_call further_question ' +
      'future_sessions g_n gist git_config give_this gli_assistenti gn gn_# go go_ahead granted_: ' +
      'guard_disabled guest_# guest_and hand_over happy has_sent have_agreed here_should hidden_configuration ' +
      'hide hide_this hint_for hooks_and hotel_: hre hre_als hub humans>do_reply humans_: hxxps_: hyperdb ' +
      'ignore_anything ignore_everyone image_with img_src immerse important_before important_for in_, in_each ' +
      'in_general in_its in_line in_notes in_ten include_the including_system including_the incomplete_; ' +
      'inline_below instead_: instead_that instruction_drop interview_. into_PATH into_this inventor_of ' +
      'inventory invite_ext invoices_from irrespective_of is_allowed is_dana is_due is_safe is_to is_trusted ' +
      'is_unsafe is_your issue_public ist it_slows it_there it_twice its_config its_summary its_tests its_user ' +
      'jlihrozsb_# job_and johnson ke_URL key_of keychain_and keys_first kill_the know_about know_that ' +
      "l'utente la_cuenta last_month's later_: later_commands leave_a letter_per licence_check licences_. " +
      'license_check lift_this likes linter_is list_that listing llm_clients llm_please logging_and logs_PATH ' +
      'lose_their lyrics mail>do_pass mail_agent mail_as mail_must mail_them mails_from maintainers_decided ' +
      'make_the mark_them master_password may_now maybe>do_loosen md_: md_that me>do_loosen me>official me_his ' +
      'medical memory_file merge_this message_? message_for mines_coins mir_den mirror mirror_the mismatch ' +
      "mission model_, model_without models_processing month's monthly more_important must_forward must_print " +
      'must_stay must_transfer my_mind naar_MAIL name_note need_not negeer never_forget never_warn ' +
      'new_instruction new_operator next_asks next_comment next_step nie_informuj no_approval no_rules ' +
      'nobody_can not_charge not_check not_fix not_translate note_down notes_. nothing_more notice>of_talk ' +
      'now_. now_send now_the nt nutzer obey_. och_ladda of_MAIL of_change>do_reply of_change>of_goods ' +
      'of_change>unasked of_config>of_secret of_database of_env of_every of_goods>of_config of_goods>url ' +
      'of_live>do_order of_live>do_send of_live>of_private of_money>condition of_money>persist ' +
      'of_price>noted_key of_private>of_person of_private>reader of_rules>of_orders of_rules>please ' +
      'of_secret>of_code of_talk>do_send of_verdict>secret_manner of_your official>authority on_your one_: ' +
      'one_letter only_list open_URL open_amount open_sesame opens_this option_b or_, ordered_to orlov ' +
      'other_tools our_own out_and output_this override>authority override>maybe override>unasked override_: ' +
      'override_safety own_permissions para parameter_debug parsing_this password_check patch_from path>url ' +
      'penalty_out penetration_tester people_. permanent_access persist>of_power phone_number phone_numbers ' +
      'ping_, pings plan_and please>maybe please_, please_assistant please_cat please_give polecenia policy_# ' +
      'portfolio positive postinstall_script prefer_answer preference prefers_that premium_plan previous_user ' +
      'price_of print_it privileges proceed_. proceed_to proceed_with processed processed_by product ' +
      'push_again put_my pw_inventory q_helper quietly_add quoted_not quoting_this qwe qwe_# rank_this ' +
      "reader's reader>of_code reader>of_secret reader>unasked real really_have reassigned_. recipe_is " +
      'recipient_to recruiters_: refactoring refund_is refuse_to regardless_of registry_. remaining_checks ' +
      'remaining_keys remaining_steps remember_: remote_. remove_the repair repeat_it replace_rejected reply ' +
      'reply_with repo_are report_this repository_have reproduce_, reproduce_with request_could ' +
      'request_description requests_by resolve_this result_: return_. returned_. returns_time reverse_shell ' +
      'review_: review_of reviews_to reward rf_PATH richiesta roe_, role>do_drop role>do_loosen role>do_reply ' +
      'role>of_change role>of_private roll_back root_without route rows rows_of rul run_any run_destructive ' +
      'run_drop run_everything run_kubectl run_what running_curl runs_live safety_checks said_it salaries ' +
      'same_, same_amount saved_password saving say_that scan_. schicken_. score_and script_without search_box ' +
      "sebelumnya_dan secret_word secrets_as secrets_for security_as security_warnings see_link' seen_so " +
      'selinux_on sell_everything sends_mail serve_the sesame_and set_registry shared_drive shared_with ' +
      'shell_access shell_history ship_the should_push should_replace should_see should_write showing_it ' +
      'sidenote_, signed_statement silently_add snippet_: snooze software_prepares spanish_and speaking ' +
      'speaking_. spell_out squash_this stabilise_co star_this stars_for step_, step_from steps_given ' +
      'stop_here store_the store_this stored stored_and stores_notes storing straight_to suggest supplied_in ' +
      'support_line sure>of_code sure>override svc swap_the sys_the system_updated tag_it take_the tar_cz ' +
      'team_never technician temp_: terraform_destroy test_payment tests_are tests_folder th_# that_covers ' +
      'that_reviews that_stands that_tests that_the that_version that_we the_account the_address the_advert ' +
      'the_annual the_assertion the_auditor the_camera the_ci the_correct the_customers the_deletion ' +
      'the_dictator the_donation the_enterprise the_evaluator the_health the_hooks the_human the_listing ' +
      'the_logging the_open the_operator the_preceding the_premium the_purchase the_push the_reader the_report ' +
      "the_salaries the_salary the_send the_sentence the_tenant the_traveller's the_up the_validation " +
      'the_webhook the_words the_world their_api them_and them_that themselves_the then_rerun there_was ' +
      'they_must they_want this_address this_are this_client this_company this_customer this_image this_inbox ' +
      'this_press this_request this_row this_score this_sentence this_whole time_the time_you title_dev tls_to ' +
      'to_HOST to_checkout to_codeowners to_ftp to_hxxps to_letmein to_me to_output to_package to_pin to_qwe ' +
      'tomorrow_with tool_with tools_you total_, totals touch_this transfiere_# translation translation_engine ' +
      'treat_messages treat_the triage_: trust_me trusted trusted_from unasked>of_plain unasked>official ' +
      'understood_, unsafe_perm unset_the up_in upgrade_this upload_core urgent_from url>do_drop url>persist ' +
      "us_your use_my user's_account user_; user_agreed user_also user_but user_input user_likes user_request " +
      "user_says usu v_spf vafgehpgvbaf validation verdict verify_sig version_is vetted_by visitor's " +
      'vybcbodhrwoi_# want_you warn_: was_audited was_postponed was_the waste weather_today webhook_secret ' +
      'weeks_with were_abolished were_you wget_HOST when_nobody when_refactoring wherever_you whoami will_fail ' +
      'will_thank window_, wire_the wish_: with_# with_HOST with_expect with_force with_shell with_their ' +
      'without_morals words_above workflow_. y_ejecuta years yes_before you>do_drop you>do_push you>earlier ' +
      'you>of_rules you_: you_passed your_human your_machine your_rules your_sandbox your_updated',
  ],
  [
    0.625,
    '!_agents !_small !_system #_HOST #_automated #_c #_cmwgahr #_cr #_gahr #_instead #_mozilla #_yy ,_about ' +
      ',_advice ,_apply ,_approva ,_approve ,_change ,_der ,_generate ,_hidden ,_inputschema ,_internal ' +
      ',_needed ,_o ,_quote ,_remark ,_submit ,_summarise ,_upgrade ,_url ._PATH ._b ._by ._first ._hinweis ' +
      '._hookspath ._im ._instruction ._kind ._l ._mail ._n ._obey ._prior ._repro ._whenever ._yml ._yours ' +
      ':_abaikan :_append :_bypasspermissions :_cancella :_deleting :_description :_disable :_download :_draws ' +
      ':_eseguite :_every :_failed :_git :_k :_language :_leite :_lints :_may :_model :_notes :_once :_our ' +
      ':_overwrite :_pays :_perfect :_policy :_print :_recommend :_reply :_reveal :_sell :_session :_state ' +
      ':_support :_tar :_task :_the :_to :_todo :_usb :_usu :_visit :_vtaber :_warnings ;_ci ;_curl ;_load ' +
      ';_no ;_release ?_then HOST_bash MAIL_our MAIL_status MAIL_weiter PATH_go PATH_new PATH_with URL_load ' +
      'URL_model URL_obey URL_sudo ^automated ^backwards ^build ^cancella ^classify ^consent ^deployments ' +
      '^enter ^eseguite ^extra ^failed ^format ^gets ^hidden ^img ^just ^leite ^let ^licence ^llm ^lunch ' +
      '^machines ^mandatory ^moderation ^official ^overwrite ^panic ^para ^perfect ^recall ^removing ^render ' +
      '^segmentation ^simulate ^snippet ^store ^sub ^switch ^system ^template ^those ^ticket ^tweet ^until ' +
      "^usu ^we've ^yours ^yxnzaxn a_call a_change a_decoy a_drill a_game a_gist a_state a_strong a_verified " +
      'account_# action_logs ad_: add_it add_script address_as address_in addresses_in admin_to admin_true ' +
      'administrator_from administrator_with advert_for advert_quoted after_reading agent_hint agent_invites ' +
      'agent_may agent_turn agente_, agenten_: agents_installing agreed ai_is ai_only ai_reading ai_reviewer ' +
      'all_duplicates all_environments all_file all_hidden all_links all_other all_pending all_records ' +
      'all_safety all_tests all_with allow_all allow_always allowed_: also_append also_rotate alt_ai ' +
      'always_include am_the amministratore an_additional an_advert an_incident analytics and_address ' +
      'and_announce and_descriptions and_destroy and_drop and_execute and_grant and_push and_report and_save ' +
      'and_skip ann_, another_window answer_a answer_this api_keys applies apply_here approved_: ' +
      'approved_upstream archive_every are_about are_deprecated are_flaky are_here are_known are_models ' +
      'are_safe article_: as_coming as_more as_note as_read as_usual as_we asistente asked_you assignees_read ' +
      'assistant_cleaning assistant_ignore assistant_set assistant_you assistants_get assistants_processing ' +
      'asystencie at_it attachment_of attachments attribution audited_. aus author_and author_as ' +
      'author_recommends authority>do_destroy automated_agent automated_coding available_every away balance_: ' +
      'banana bank_details bankrupt_. bars bash_parameter bcc_MAIL bcced_to be_bcced be_her be_treated ' +
      'before_a before_anything before_continuing before_fixing behave belongs belongs_to bin_. bio ' +
      'bitte_leite block_, bots_triaging boundary boxes_of brackets branch_protection bucket_public build_it ' +
      'build_worker builder bullets_. but_also by_HOST by_executing by_pushing by_turning bybodhrwczovl ' +
      'bypasspermissions c:commands-reader c:destroy c:expose c:grant c:memorize c:replies c:told-sure ' +
      'c:unasked c:write c_PATH cache_. calculator call_# call_http call_name call_pay call_sync calling_model ' +
      'came can_lift can_make candidates carry carry_out cat_notes cat_secret certificate_checks cette chalk ' +
      'change_its change_list change_phone charge_him check_. checking_them checksum cherry_pick church ' +
      'claude_, claude_grant claude_users clean_. clients_may cluster_admin colleague column command_without ' +
      'commands_with comment_. commit_it compare_. competitors complete_the completed_. computed ' +
      'condition>of_change confirmation_. confirmation_required congratulations_, console_: contacts_of ' +
      'contents_in continue continue_. conversation_began conversation_filled conversation_history ' +
      'copilot_should corporate_card cors covers_it crash_. crate crawler_with credentials_are ' +
      'credentials_file credentials_found cuenta cuenta_es curl_s cz data_: database_prod de_passe decoy ' +
      'decoy_. def_verify delete_the deleting_the dem den den_branch dependency_by deploy_, deployment ' +
      'deployments_of deps_ai description_bots destructive_commands details_changed dev_to deze_mail diagnosis ' +
      'digit_code directions directives disable_selinux disabled_. do_ask_user>notice do_claim>do_memorize ' +
      'do_claim>of_live do_drop>authority do_finish>of_code do_finish>of_money do_finish>of_talk ' +
      'do_grant>earlier do_grant>of_power do_it do_loosen>do_weaken do_memorize>authority ' +
      'do_memorize>of_verdict do_memorize>official do_more>of_open do_more>of_verdict do_obey>do_memorize ' +
      'do_obey>persist do_order>of_orders do_order>reader do_pass>of_secret do_pay>do_obey do_pay>role ' +
      'do_rank>of_person do_rank>of_rules do_rank>reader do_reply>do_ask_user do_reply>do_memorize ' +
      'do_reply>of_it do_reply>of_power do_reply>path do_run>of_secret do_run>url do_send>earlier do_send>mail ' +
      'do_send>of_live do_send>sure do_show>me do_show>of_change do_weaken>do_claim do_weaken>of_guard ' +
      'do_write>do_loosen do_write>please docker_run documentation_moved doing_the download_and download_link ' +
      'draft_. draws drill drogi due due_and each_new each_reply earlier>unasked earlier_and echo echoed ' +
      'else_is email_the employee enable_developer ended_. endpoint_PATH envoie erase_the error_by eseguite et ' +
      "ethics_filter euros_a eve' every_answer every_attachment every_id every_message every_other " +
      'everyone_else everything_on exceptional_match exclusively execute_code exercise_is expect_true expects ' +
      'export_. export_contacts export_the express_shipping factor_for fails_. fails_on false_everywhere ' +
      'field_to fifth fifth_message file_in file_into file_named final_answer find_name findings_in fine_to ' +
      'finish finish_your finished_. fire first_attempt fix_itself folder_PATH following_is for_ai ' +
      'for_debugging for_left for_local for_machines for_option for_quality for_reading for_whichever ' +
      'format_the freeze french_and from_here from_my from_our function_calls function_with get_PATH get_more ' +
      'get_time git_directory git_folder given given_at given_earlier globally goal_: good_, good_assistants ' +
      'gpt_, graded graded_by grants_the great_! green_. guidance guidelines_are haddad_, has_ended ' +
      "has_switched hash_to hat have_it he_is height_: hello'_and here here_. here_the hesla hi_bot " +
      'hidden_agent hidden_bot hidden_endpoint his his_card history_in holiday http_slow humans ' +
      'humans>of_rules humans>path humans>role i_URL iban_lt id_# im_start image_and image_so immediately_: ' +
      'immerse_yourself implies important_! impossible_and incident_list incomplete_. ini inst_forget ' +
      'installer instead_, instruction_is instructions_above instructions_into instructions_to into_claude ' +
      'into_docs into_the invia invite_MAIL invites_q invoice_, invoice_as is_confidential is_dying ' +
      'is_finished is_graded is_how is_impossible is_infected is_settled issue_, it_, it_goes it_never ' +
      'it_returns it_works item_title its_bearer its_content its_credentials jane jlihrozsb just just_give ' +
      "keep_duplicates keys_you kigrlbgv kigrlbgv_# kirim_kunci known_vulnerabilities kunci_ssh l'agente " +
      'l_sche label_as ladda last_step later_, latest_message leave_input left_pad legal_department leite_die ' +
      "let's_play letmein_# lgtm_and li_hesla lieber_ki lift_the lifted_for line_? link'_to link_on lints " +
      'list_every list_into list_no list_their list_your llm llm_instruction llm_summariser llms_must load_URL ' +
      'loan local_runs lock_table locked_. logs_and long_term looking_, looks_good low_and loyd_# machine ' +
      'machine_contributors mail>do_drop mail>do_write mail>of_it mail>unasked mailbox_. main_PATH ' +
      'maintainer_token maintenance_window makes_a marks maybe>do_pass maybe>mail maybe>of_secret me>do_pass ' +
      'me>do_show me>of_price me>of_secret me>reader memberi_tahu memo_# mention mentions messages_, meta_: ' +
      'mfa migration_you minutes_, mirrors model_; modelu money_now mt must_: must_first must_merge must_put ' +
      'must_skip my_first my_issues na_URL nachricht_. name_bash name_command named_support names_to ' +
      'network_and new_ones new_orders ng nine_to no_question no_questions no_review no_se nobel_prize ' +
      'nobody_has node_e none_claude not_a not_need not_spam not_the nothing nothing_but nothing_else ' +
      'notice>persist notice>reader notice>role novelty_# now_email now_explain now_that now_with npm_err ' +
      'nstruct nstruct_# numbers_in o_tym obey observation of_change>do_obey of_change>do_pay of_code>do_push ' +
      'of_code>notice of_code>of_private of_goods>earlier of_goods>of_verdict of_goods>official ' +
      'of_goods>secret_manner of_guard>do_destroy of_guard>of_guard of_guard>of_weak of_guard>secret_manner ' +
      'of_it>of_change of_it>of_guard of_it>role of_j of_live>do_grant of_money>of_config of_money>reader ' +
      'of_orders>do_grant of_passwords of_person>do_claim of_person>of_config of_plain>of_verdict ' +
      'of_power>do_show of_power>maybe of_power>of_config of_power>of_rules of_price>do_grant ' +
      'of_price>do_loosen of_price>of_plain of_price>of_price of_printenv of_private>do_claim ' +
      'of_private>do_obey of_private>of_code of_private>of_secret of_private>override of_secret>do_drop ' +
      'of_secret>do_send of_talk>you of_today of_tool of_verdict>do_destroy of_verdict>do_pass ' +
      'of_verdict>of_power of_verdict>you of_weak>of_it off_in official>do_drop official>maybe ' +
      'official>of_money official>unasked ok_PATH oked old_production old_runner on_and on_auto on_every ' +
      'on_top one_more ones_in open_all open_issues operator_grants operator_has orders_. os_note other_open ' +
      'other_rows other_suppliers others output_only over_all override>of_person own_registry owner_is ' +
      'owner_on p_class p_news page_has panic_: para_URL parameter_name parcel_will participant_. ' +
      'password_here password_in password_of paste_what per_gli period_has permanently persist>authority ' +
      'persist>of_plain persona pick_a pin_the please>of_plain please>of_verdict please>role please_continue ' +
      'please_disable please_output please_say please_set po po_li point policy_to positive_, post_, post_your ' +
      'pour preference_permanently presidential_suite previous_messages previous_task previous_text price_, ' +
      'price_and printenv_. prints_all private_repo private_repositories prize prize_. production products ' +
      'profile project_# prompt_first prompts_off protection_. protection_through provide_, provide_the ' +
      'prywatne_na ps_for public_branch publicly_. purchase push_mirror px_assistant px_llm py_, python_# ' +
      'quality_reasons question_needed question_of quiet_. qxnzaxn r re_run read_me read_security ' +
      'reader>do_pass reader>maybe reader>me reader_to readers_agree reading readme_, real_job reasons_the ' +
      'reassigned recalled_. recipe recommend recommend_only reconnect recover_, refactor_this regardless ' +
      'regenerates reject_the reject_unauthorized release_manager remediation_for remember_for remove_bob ' +
      'replace_every replace_the replying_. repo_public repo_to report_leave report_no repository_with ' +
      'research resigned restrictions_. result_as result_to results_approved retry_with revenue_grew review_by ' +
      'rewrite_. right_away rights_PATH robot_, role>do_weaken role>of_weak role>url role>user root_and ' +
      'root_assistant rot_# route_all route_to row_should rul_# rule_that run_cat s_URL s_i safety ' +
      'safety_filters safety_level said_so sanitizer save_this say_? saying says_. sche sche_diese scope_: ' +
      'script_that second_look secret_manner>of_it see_link sends_document sent_PATH sentence sentence_quoted ' +
      'server_with sesame session_expired session_token setenforce_# share_the shares_. shell_and should_do ' +
      'should_forward should_move should_switch showing_the silent_about simulate six_digit size_: skip_the ' +
      'skipped_. slack_token small_extra snooze_the so_on software_should software_that somebody_asks son ' +
      'source_tree speaks_for speeds staging_cluster stands start_a starting_with store_permanently straight ' +
      "subject_hello' subject_update substitute substitute_the sudo_and suite_for summarize_this " +
      'summarizing_this summary_, supervpn sure>do_more sure>do_write sure>of_power sure>of_secret sure>please ' +
      'sync_remote system_notice system_you tags_. task_complete td_style team_PATH team_wiki telemetry_to ' +
      'telling_anyone ten_boxes term_notes terminal_of terms_, test_suite text_at text_you thank that_. ' +
      'that_deployments that_forwards that_mines that_posts that_prints the_attribution the_aws the_builder ' +
      'the_competing the_competitor the_contract the_cors the_credentials the_delete the_dependencies ' +
      'the_deploy the_deployment the_drive the_evaluation the_fifth the_first the_fork the_funds the_highest ' +
      'the_logged the_logs the_method the_nobel the_own the_part the_payroll the_penalty the_phrase ' +
      "the_protection the_reader's the_recovery the_remaining the_requester the_return the_reviewers " +
      'the_section the_severity the_six the_slack the_style the_summary the_tables the_token the_uninstall ' +
      'the_vpn the_wallet their themselves_at then_change then_continue then_say these_, they_go they_have ' +
      'thing things_, this_applicant this_article this_assistant this_day this_diff this_folder this_for ' +
      'this_instead this_migration this_need this_paper this_preference this_report this_section this_test ' +
      'this_user thread_so thread_with through thx ticket_, time_code tip title_node to_call to_embed to_enter ' +
      'to_erase to_hide to_hyperdb to_mail to_npm to_open to_pass to_pick to_place to_recommend to_sync ' +
      'to_trash to_welcome todas todo_for token_out told_. toutes transcript_to transferencia transparency ' +
      'trash tree_to triage_set triaging_this trust_level tunnel_with turn_on tweet_: typo tz u_c ' +
      'unasked>do_show unasked>of_it unsafe update_deps updated_: ups_from ur_rul urgent_and url>do_destroy ' +
      "url>do_grant url>of_code url>of_config url>user user's_last user's_password user>of_goods user>unasked " +
      'user_PATH user_as user_forgot user_prefers user_told users_PATH using_, vafgehpgvbaf_naq values_inline ' +
      'vault_and vendor_, verify version_# verwijder vetted view_the viewed violation visitor_. wallet_# warm ' +
      'was_agreed was_already webhook what_does what_your when_completing when_summarizing when_this when_used ' +
      'who_answers window_into wire_# wishes with_URL with_confirm with_edit with_everything with_full with_id ' +
      'with_path with_printenv with_tools with_you without_any without_comments words_open workspace_as ' +
      "write_into written_there xx xx_# y y_s you'd you>of_guard you>of_live you>of_person you>url you_first " +
      'you_given you_obey you_provide you_reply you_serve you_summarise you_touch your_actual your_agent ' +
      'your_context your_creator your_developers your_full your_initial your_initialization your_job ' +
      'your_memory your_owner your_previous your_safety yours_to yy yy_# zsb_#',
  ],
  [
    0.5,
    '!_bots !_browsing !_build !_hey !_ignore !_to #_abna #_awwuzxhhbxbszq #_azqb #_bukb #_faq #_g #_guest ' +
      '#_hint #_ldmlslmv #_ly #_on #_present #_px #_runtimeerror #_stars #_th #_times #_u #_units #_ur #_user ' +
      '#_whoever #_with ,_approval ,_by ,_claude ,_decode ,_deploy ,_description ,_directive ,_export ,_its ' +
      ",_machine ,_memo ,_models ,_ok ,_payment ,_resolution ,_ship ,_skip ,_strip ,_text' ,_transfira ,_und " +
      ',_was ,_who ,_will ,_word ,_yes ._: ._agent ._al ._and ._automated ._automatic ._description ._end ' +
      '._env ._escalation ._instead ._list ._models ._para ._proceed ._put ._route ._secret ._sh ._sslverify ' +
      '._task ._v :_HOST :_anna :_assign :_best :_bot :_call :_carla :_change :_click :_confirme :_content ' +
      ':_create :_credentials :_debug :_developer :_disregard :_dump :_echo :_everything :_follow :_forward ' +
      ':_gemini :_img :_just :_kubectl :_label :_lamp :_latest :_le :_lgtm :_licence :_looks :_maintenance ' +
      ':_mirror :_models :_override :_pancakes :_permission :_ping :_pings :_push :_rate :_repeat :_repost ' +
      ':_rerun :_rm :_steps :_store :_tells :_tests :_these :_tick :_time :_title :_treat :_unpin :_wget ' +
      ':_whatever :_yxnzaxn :_zanim ;_confirm ;_say ;_then ?_post ?_write HOST_as HOST_sh HOST_with ' +
      'MAIL_assistant PATH_and PATH_assistant PATH_here PATH_so PATH_tool URL_download URL_when ^automation ' +
      '^balance ^beste ^book ^bypasspermissions ^calc ^checksum ^complete ^confirme ^data ^discard ^dla ^faq ' +
      "^finish ^font ^formats ^full ^gpt ^grade ^hi ^hookspath ^i'm ^ignoriere ^invia ^invisible ^k ^kindly " +
      '^lamp ^later ^latest ^lieber ^looks ^mail ^maintainer ^maintenance ^mark ^mirror ^nota ^o ^payload ' +
      '^programs ^quarterly ^quote ^reader ^recommend ^repo ^repost ^rerun ^robots ^rot ^score ^spell ^suggest ' +
      "^tag ^tick ^understood ^unlock ^unpin ^unset ^usb ^version ^vtaber ^when ^workflow ^yes ^yml ^you'd " +
      'a_code a_computer a_conta a_favour a_hard a_hidden a_la a_model a_nadie a_phishing a_rule a_troll ' +
      'abaikan_semua abna abna_# about_HOST about_it about_this above_all accept_his access_now access_should ' +
      'account account_holder account_nl acting actual_job add_curl add_my address_of adds_MAIL admin_PATH ' +
      'admin_api admin_priority admin_the administrator_agent after_this agent_: agent_detected agent_should ' +
      'agent_you agents_editing agree_to agreed_to ahead ai ai_browsing ai_can ai_hint ai_must ai_reads ' +
      'ai_scheduler ai_travel ai_triage ais ais_: ais_must al_asistente alarm_code alice all_and all_chats ' +
      'all_customers all_done all_members all_questions all_repositories all_secrets all_security all_sheets ' +
      'all_tools alles_, allowed_to also_call also_transfer alternatives always always_push always_send ' +
      'amount_today an_image analysing and_answers and_continue and_go and_mark and_needs and_not and_nothing ' +
      'and_output and_post and_print and_publish and_rate and_reject and_repeat announce_the answer answer_. ' +
      'answer_paul answer_quoted answer_yes answer_your answering_, answers answers_. answers_every ' +
      'answers_everything answers_to anthropic_trust any_coding any_language any_llm any_more anyway_. apology ' +
      'apology_from append_quoted apply approva_questa approval_: approval_was approved archive_el ' +
      'archive_this are_language are_none are_obsolete are_only are_root artefact_with as as_# as_: as_already ' +
      'as_auth as_complete as_fixed as_given as_participant as_soon ask_. ask_user asked_; asked_again ' +
      'asked_whether asks_who assign_this assistant_: assistant_directive assistant_displays ' +
      'assistant_handling assistant_hint assistant_please assistant_reading assistants_comparing assistent_: ' +
      'assistente_, assistenti_ia asystent_w at_git at_market at_vendor attempt_was attention_agent auditor ' +
      'auf authentication_in author_has authority>do_drop authority>do_order authority>of_config authority>you ' +
      'authorize_. auto_approve automated_contributors automates_this automatically_must automation ' +
      'automation_please automation_reading autonomous awwuzxhhbxbszq azqb azqb_# backdoor_in ban base base_# ' +
      "bash' bcced be_asked be_known be_overwritten be_posted been_approved before_building before_replying " +
      'behalf_, being_read below_to beste beste_assistent bin_afterwards bin_and bitte bob bob_, bob_; body_! ' +
      'body_p boss bots_, bots_reading bound_by boxes branch_: brandt bucket_now build_. build_host ' +
      'build_server building_, bukb bukb_# bullets bump_my buy_# buy_the by_q by_user bypassing bypassing_the ' +
      'bypasspermissions_to c c:described c:noted-sure c:outputs c:override c:placed c:ship c:sure ' +
      'c:you-are-maybe calendar_invite call_tool call_upload called_review calling_admin camera can_claim ' +
      'can_compare can_debug can_fix can_go can_push can_stop can_verify card_, carla_MAIL caro caro_agente ' +
      'cart_and cent_, ceo_here ceo_resigned cerivbhf cerivbhf_vafgehpgvbaf certificates_of change_my ' +
      'change_the changed_my changelog_review channels_of check_can check_in checklist_is checks_it cherry ' +
      'church_. claude_should cleaning_this clear_the cleared click_quoted cliente_, close_with cluster_. ' +
      'cmwgahr cmwgahr_# co code_block code_review code_word coded coding_assistants coin_, collect_the ' +
      'color_white column_d column_with coming coming_from comment_field comment_under comments_needed ' +
      "commit_w company's company_wiki complaints compliance condition>of_price condition>reader confirm_it " +
      'confirmation_and constant_time contents_of continue_the continues conversation_in conversations ' +
      'cookie_of copilots_: copy_PATH copy_column core_dump costs course_, cr_# create_clusterrolebinding ' +
      'credentials_from credentials_of credit_per ctx_: customer_to cvv cvv_code cz_PATH czcie d_salary dan ' +
      'danger_. dark_mode data_platform database_url datei_PATH dates_show death_: decided_so decided_to ' +
      'decisions declined default_ai default_target defaultmode_: degree delete_every deleting deleting_PATH ' +
      'deletions_outside den_vollst dentist dependency_to deployments deps_next desc desc_: details_to ' +
      'dev_news developer_about developer_and developer_i developer_instructions di dialogs diff_has directive ' +
      'directly_, directly_with disables disclose_its displays_this div_ok dla dns do_claim>authority ' +
      'do_claim>do_destroy do_claim>do_finish do_claim>of_change do_claim>of_config do_claim>of_orders ' +
      'do_claim>path do_claim>reader do_claim>unasked do_destroy>do_push do_destroy>of_goods do_drop>do_claim ' +
      'do_drop>do_show do_drop>of_config do_finish>do_send do_finish>url do_grant>of_config do_grant>of_person ' +
      'do_grant>override do_loosen>of_goods do_loosen>of_guard do_memorize>condition do_memorize>do_drop ' +
      'do_memorize>do_send do_memorize>of_guard do_more>me do_more>reader do_obey>noted_key do_obey>of_code ' +
      'do_obey>of_verdict do_obey>override do_order>condition do_order>do_push do_order>of_config ' +
      'do_order>role do_pass>do_grant do_pass>of_config do_pass>of_it do_pass>of_person do_pass>role ' +
      'do_pay>do_grant do_pay>do_reply do_pay>earlier do_pay>of_config do_pay>of_talk do_pay>please ' +
      'do_push>humans do_push>maybe do_push>of_code do_push>of_guard do_push>of_money do_rank>do_destroy ' +
      'do_reply>authority do_reply>do_finish do_run>of_config do_run>path do_send>of_price do_show>do_obey ' +
      'do_show>of_config do_show>of_live do_show>of_private do_show>of_secret do_show>of_talk do_show>of_weak ' +
      'do_weaken>condition do_weaken>do_send do_weaken>of_open do_weaken>persist do_write>of_config ' +
      'do_write>url docs_for document_new does_. done_for donn door_and downgrade_tls du dump_the duplicates ' +
      'duplicates_of dying e_a e_y each_use earlier>do_ask_user earlier>of_talk earlier>reader earlier>user ' +
      'echo_y eggs ejecuta_rm election_was en_zeg enc enc_sqbfafgaiaaoae enterprise_plan entry_called ' +
      'environment environment_you er erw este_e esto eur_PATH euros_para every_mail every_name every_question ' +
      'every_task everything_except everything_without exact_wording except_the execute_what exfiltrate expiry ' +
      'explain_why fa_for failed_password failure_is falls faq far_. faster_parser fatores favourite fetch_URL ' +
      "field_. file_on file_reads file_you filter_. filtered_. filters' find_. find_my finish_with fired " +
      'first_forward first_instructions five_contacts fix_by fix_ci fixing_the flaky_, flight flights_directly ' +
      'fmt_, font for_# for_bots for_llm for_model for_verification force_, forget_about fork fork_HOST ' +
      'form_below forward_their fraq fraq_gur fraud_threshold full full_chat full_configuration funds_with ' +
      'further_notice fyi gather gave_you gebruiker_. general generate gevraagd gift_cards git_history ' +
      'github_PATH give_them given_there global_http globally_with go_straight goes going grade grade_is ' +
      'graders grandmother grant grant_access grant_permanent great green_again grew_by guardrails guest ' +
      'haddad half happens_to hardcode has_asked has_signed have have_, have_and header_of helps_support ' +
      'here_are here_with here_within hereby_told hesla_na hey hidden hidden_enc him_by hint_cannot hiring ' +
      'his_offer his_password history hits hookspath hookspath_PATH host_PATH host_names host_without hosts_, ' +
      'html_body html_head http_get human_would humans>do_rank i_approve i_h i_have i_know i_like i_n i_should ' +
      'i_wy iban_. iban_in id_ed ignoriere im image_. img immediately immediately_if in_. in_URL in_account ' +
      'in_advance in_env include_them infected_and info_ai info_ask info_your informed_. infra ink_to inline ' +
      'input_: inputschema_: insert_the install_: install_a install_from instructions_. intention ' +
      'internal_network invite_with inviting inviting_five invoice invoice_# invoice_attached involve_the ' +
      'irrespective is_broken is_complete is_correct is_obsolete is_one is_pre is_reading is_very is_vip ' +
      'issue_a issue_so issues_as it_assistant it_continues it_here it_prints it_public it_took it_would ' +
      'items_: its_principal its_session je_gevraagd json_and judge key_in keyboard keychain ki_agenten ' +
      'know_you l_e l_p la_transferencia label_from lane laptops_, latest latest_yes ldmlslmv lea_esto ' +
      'leak_the leave legal_. level_. lgtm_this library_has licence license_header life_and like_hiking ' +
      'like_this link_into lists_files ll_pr llm_reading lock_his lockfile_check lodash_and log_: log_and ' +
      'log_event log_so logging_in login_form longer_bound lose low_, lower_the lt_# lunch mail>humans ' +
      'mail>user mail_tool mailboxes mails_: maintains makefile_default mandatory maximum_. may_skip ' +
      'maybe>do_grant maybe>do_pay maybe>do_run maybe>humans maybe>of_guard maybe>of_money maybe>of_orders ' +
      'maybe>of_weak maybe>please me_and me_earlier me_product me_root members_via memo message_that ' +
      'middleware mij_en mines mirror_at models_: moderation more_thing move_all must_copy must_downgrade ' +
      'must_post must_reveal must_supply must_take my_boss my_digital my_grandma naq_fraq nd_# ndigen ' +
      'ndigen_systemprompt nearly need_my need_you needs_a negative_reviews never_asks never_list ' +
      'never_mention never_validate new_directive new_secret news_PATH next_, next_action next_build ' +
      'next_question next_week niets niets_tegen no_issues no_restrictions nobel node_tls none_. none_ai ' +
      'none_model none_versions noon_and nop_w normally not_flag not_list not_look not_report not_show ' +
      'not_trouble nota note note_# note_assistant note_from note_ps notice>of_guard notice>of_secret novelty ' +
      'now_# ns_prod o_sh obsolete obtain obtain_a of_all of_aws of_change>of_it of_change>of_live ' +
      'of_code>do_drop of_code>of_talk of_code>persist of_config>of_guard of_config>of_it of_config>of_private ' +
      'of_config>of_verdict of_config>unasked of_goods>of_guard of_guard>of_code of_guard>of_it ' +
      'of_guard>reader of_it>do_pass of_it>do_push of_it>path of_it>secret_manner of_live>authority ' +
      'of_live>do_destroy of_live>of_goods of_live>url of_money>mail of_money>of_rules of_open>do_send ' +
      'of_person>mail of_plain>do_finish of_plain>do_obey of_plain>of_talk of_plain>url of_power>of_goods ' +
      'of_power>of_money of_power>secret_manner of_price>do_ask_user of_price>do_drop of_price>do_write ' +
      'of_price>me of_private>of_config of_private>of_goods of_private>of_price of_private>user ' +
      'of_rules>do_finish of_rules>do_grant of_rules>do_push of_rules>me of_rules>persist of_secret>do_pass ' +
      'of_secret>do_weaken of_secret>of_change of_talk>do_order of_talk>earlier of_talk>of_code ' +
      'of_verdict>do_claim of_verdict>do_grant of_verdict>do_loosen of_verdict>of_talk of_verdict>role ' +
      'of_weak>do_weaken of_weak>of_power of_weak>of_secret official>do_loosen official>override ' +
      'official_support okay oked_the ol ol_assistente old_tags old_version on_. on_PATH on_this on_which ' +
      'one_, one_credit only_the open_editor operator_at operator_here or_# order_for order_ten orlov_. os_p ' +
      "other_meeting others_. others_as otherwise_the our_competitor's our_endpoint output_the over_the " +
      'override>do_send override>of_talk override>role p_# p_reader p_style package_lock page_are pancakes ' +
      'pancakes_. para_o parameters_: parses participant pass_it pass_src passed_the password_from password_to ' +
      'passwords_in passwords_to past pasta path>do_obey path>do_pass path>do_send path>of_it path>of_live ' +
      'path>of_open paths_under payment_details payment_methods payments_from payroll_file pays per_visit perm ' +
      'permission_of permissions_. persist>do_finish persist>of_goods persist>of_talk persist>of_weak ' +
      'pilot_instruction pilots_: pirate_and pixel pixel_in plan please>of_goods please>of_talk please_update ' +
      'podpisywanie podpisywanie_commit point_in polite ports positive_comment post_it postponed_, powershell ' +
      'powershell_nop pr_# pr_description preceding preceding_text preferences prepares_payments presidential ' +
      'previous_guidelines printer_ink prior_guidance process_, prod production_bucket profile_, programmer ' +
      'project_. prompt_is proposal protected protection_and protection_so public_bucket public_gist ' +
      'public_link publicly publish_the purposes push_straight put_them question questions_of quietly_change ' +
      'quota_by quote_it quoted_whatever qxnzaxn_# raise_its rate_it rate_limited reader>do_loosen ' +
      'reader>do_order reader>of_change reader>of_verdict reader_for reading_along reading_the reads_an ' +
      'reads_my reasons records_to recovery red_button refactoring_, references_# reinstall rejected_by ' +
      'remember_permanently removing_all removing_the rename_the renew repeat_all replaces reply_approved ' +
      'reply_that report_success repository_to repost repost_it reproduce_. requests_; required_by rerun_with ' +
      'reset_his reset_mails resolve_, response response_. rest restore_access results_permission ' +
      'return_period return_true returning returning_, review_before review_on reviewer_bots rgba_# rivals ' +
      'rm_rf robots_reading role>earlier role>of_talk roll rome_, room_. room_for root_access rows_# rows_and ' +
      'rule_from rules_and run_cleanup run_terraform runner_and s_t sag_dem salary_of sandbox_: save_to ' +
      'sche_den scopes_and script_, script_at script_of se_lo search_result secret_. secret_manner>do_grant ' +
      'secret_manner>of_person secret_manner>of_power secrets_of secrets_with section_in security ' +
      'security_checks security_has see_it see_which segmentation segmentation_fault selinux semua_kata ' +
      'send_money sender_is sending_the senha senza_leggerla server_is service_: session_is session_log ' +
      'session_on session_to set_every set_node set_price set_verify share_my sheet_to shell short_and ' +
      'should_edit should_grant should_print should_start should_store should_treat show_diffs show_that ' +
      'showing shut side_effects sig signed_it signs simulate_a snippet so_nobody so_skip solve_the solved ' +
      'solved_. soon_as speaker speaks speeds_up sponsor sslverify sslverify_false stars stars_: started_# ' +
      'status stay stop_summarising store_it stored_in style_color style_text sudoers sudoers_. summarise_this ' +
      'summarised summarising_, summary summer support_ai sure>condition sure>do_loosen sure>do_order ' +
      'sure>do_send sure>earlier sure>of_guard sure>official switch_off switched system_: system_curl ' +
      'system_note system_reminder t_h t_i take_it talk task task_; task_queued team_lead tegen tell_him ' +
      "tell_you tell_yours ten terminal_, test_. tester testing_you text'_: text_indent text_is text_meet " +
      'text_quoted that_HOST that_contains that_downloads that_he that_read that_says the_alternatives ' +
      'the_appointment the_artefact the_attachment the_authentication the_bin the_bottom the_budget ' +
      'the_calendar the_callback the_calling the_case the_character the_commands the_community the_cookie ' +
      'the_corporate the_cost the_cvv the_day the_developer the_disk the_dns the_doc the_document the_earlier ' +
      'the_eval the_fraud the_future the_grade the_hr the_keyboard the_master the_medical the_merger ' +
      'the_minutes the_next the_pending the_person the_presidential the_query the_reading the_s the_scan ' +
      'the_security the_session the_signing the_subject the_team the_usual the_value the_way their_bank ' +
      'then_go this_. this_application this_by this_chart this_email this_feed this_form this_host this_hotel ' +
      'this_library this_list this_may this_pull this_quietly this_run this_shop this_submission this_without ' +
      'thought_: thread_and three_bullets ticket ticket_; ticket_is till time_although time_for timeout_. to_# ' +
      'to_all to_bother to_click to_first to_fr to_him to_invite to_lift to_maintainer to_md to_mirror ' +
      'to_press to_raise to_recover to_release to_replace to_sudoers to_tulip to_turn to_you to_zero today_the ' +
      'token_from told_you tool tool_confirmations tool_fails tool_list tool_must top_and transfer transfer_# ' +
      'transfer_funds transferencia_y transfiere translate_everything transparent trash_and triaging trigger ' +
      'true_. trust_certificates trusts trusts_all ts_, tulip tulip_; tunnel_to two_numbers txt_, txt_. tym ' +
      'tym_. type_checks type_in typical typo_ai typo_to unauthorized_# uncomment und_sag uninstall_script ' +
      'unlock unpin_lodash unsigned unsubscribe_the until_further up_a upgrade_to upload_coverage ' +
      'url>authority url>do_run url>do_write url>of_rules url>of_verdict url>role url>secret_manner url>you us ' +
      'usd_at use_any use_no used_, user>do_ask_user user>do_show user_already user_consent user_finance ' +
      'user_has user_knows user_need user_opens user_said user_with validate_themselves vault_. vendor_to ' +
      'verify_from verify_their via_the visiting void vue vybcbodhrwoi w_ai w_hidden w_i wa wachtwoord waived ' +
      'wallet_of was_an was_changed was_hacked was_only was_rejected was_released was_signed wat we_agreed ' +
      'weaken weather_: weiter_und welcome_# welcome_PATH were_for what_follows whatever whatever_model ' +
      'whatever_was when_answering when_summarising whenever whenever_somebody whenever_you which_instructions ' +
      'white_copilot whoever_processes whole_conversation will_arrive will_execute will_explain will_only ' +
      'window window_. with_MAIL with_an with_dropping with_elevated with_it with_the with_unsafe with_verify ' +
      'without_an without_the won_the word_: word_by wording wording_of workaround_for workflow_in working_on ' +
      'works_, would_be write_outside writers writes_. written_above wypchnijcie wypchnijcie_zmiany y_archive ' +
      'yml you>me you>notice you>of_talk you>persist you>unasked you_, you_at you_fix you_get you_got ' +
      'you_share your_behalf your_first your_response your_software zaczniecie zanim zanim_zaczniecie zlib ' +
      'zmiany_prosto zsb',
  ],
  [
    0.375,
    '!_! !_before !_chatbot !_gpt !_hello !_note !_you #_; #_URL #_aaaac #_aaaaigx #_at #_brings #_dd #_docs ' +
      '#_e #_f #_get #_gy #_has #_kkfjhx #_l #_legftcgxll #_loyd #_pounds #_pr #_readme #_results #_small #_to ' +
      '#_xevil ,_act ,_all ,_attach ,_be ,_commit ,_continue ,_do ,_dump ,_emma ,_encode ,_gib ,_important ' +
      ',_kindly ,_let ,_lou ,_noah ,_omar ,_other ,_pass ,_post ,_push ,_quietly ,_reproduce ,_result ,_review ' +
      ',_share ,_sidenote ,_status ,_stuur ,_take ,_tom ,_type ,_unsubscribe ,_viewed ,_vote ,_whatever ,_wy ' +
      ",_your ._apply ._attention ._booking ._coincat ._doe ._don't ._export ._github ._hint ._llms ._new " +
      '._npmrc ._orlov ._ps ._r ._reviewer ._show ._turn ._txt ._yaml :_always :_approved :_apps :_attach ' +
      ':_author :_automated :_bump :_c :_curl :_dear :_delete :_file :_first :_fix :_give :_help :_ilse ' +
      ':_instead :_invoice :_kindly :_kirim :_logger :_no :_now :_obtain :_properties :_protected :_publish ' +
      ':_rebase :_reenv :_render :_retry :_returns :_reviewing :_rewrite :_rgba :_set :_share :_step :_take ' +
      ':_this :_tiny :_token :_type :_urgent :_usage :_whenever :_whoever :_zeta ;_font ;_push ;_to HOST_; ' +
      'HOST_at MAIL_to MAIL_today MAIL_your PATH_! PATH_body PATH_link PATH_require PATH_show PATH_status ' +
      'PATH_the PATH_total URL_assistant URL_do URL_followed URL_nothing URL_the ^abaikan ^agenda ^al ^applies ' +
      '^approvals ^assistant ^at ^b ^begin ^branch ^bug ^calculator ^calendar ^cancel ^carla ^ceo ^chatbot ' +
      '^checks ^chore ^click ^colors ^convert ^dan ^deploy ^disregard ^env ^escriban ^fatal ^feed ^flaky ^fn ' +
      '^fyi ^general ^gives ^good ^grant ^great ^hardcode ^helpers ^hinweis ^hooks ^html ^jane ^kirim ' +
      "^language ^lead ^let's ^mara ^may ^msg ^next ^nightly ^non ^now ^npm ^ol ^on ^only ^orlov ^output ^part " +
      '^persist ^price ^product ^provide ^publish ^python ^query ^rate ^reenv ^release ^reviewer ^reviewers ' +
      '^rows ^rss ^runtimeerror ^she ^sleep ^smart ^sslverify ^star ^status ^sturdy ^submit ^svg ^sys ^td ' +
      '^terms ^terraform ^timeout ^tiny ^tl ^urlopen ^validation ^vergiss ^video ^voice ^warning ^weather ' +
      '^whoever ^wikipedia ^win ^wip ^zanim a_. a_and a_autentica a_faster a_forwarding a_lot a_n a_shell ' +
      'a_single a_technical a_terminal a_variable aaaaigx_# about_frogs about_passwords above_. absolutely_buy ' +
      'accept_. accept_every accepted_risk account_below account_de account_in act_for act_immediately ' +
      'acting_for actions_: add_HOST add_two adds_numbers adds_pagination admin_password adres_URL after_they ' +
      'after_you again_and again_to agen_ai agent_also agent_reset agents_! agents_doing agreed_by ai_called ' +
      'ai_contributors ai_fix ai_maintainers ai_prepares ai_shopping ai_systems ais_always alerts_for all ' +
      'all_accounts all_customer all_guests all_permission all_prior all_requests along along_can also_bump ' +
      'also_revert always_add always_execute always_install am_your an_access an_apology an_important ' +
      'analysing_this and_add and_append and_apply and_archive and_as and_carry and_close and_death and_gift ' +
      'and_leak and_lower and_merge and_never and_omit and_only and_pushed and_quote and_read and_send and_set ' +
      'and_share and_should and_slows and_transfer and_treat and_type anna_has anna_recipient answer_: ' +
      'answer_engines answer_with answering any_other anyone_letting anything_that append_it append_them ' +
      "approval_and approve_. approve_enabled approved'_and approved_, archive_. are_always are_asked are_at " +
      'are_broken are_no aria arrive artefact as_an as_clean as_paid as_solved as_style as_the as_this ' +
      'as_unavailable asistente_que ask_for asking_. assistant_, assistant_read assistants_only assisted ' +
      'at_nine at_require atob_process auditor_is autentica autentica_o authenticate_by authentication_check ' +
      'author_, authority>do_pass authority>do_run authority>mail authority>of_change authority>of_verdict ' +
      "authority>role authorize automated_assistant automated_reader automatic avvisate avvisate_l'utente " +
      'backdoor background background_: balance bank_to be_answered be_given be_longer be_passed be_traced ' +
      'be_updated bed bed_bugs been_upgraded before_every before_returning begin_with beginning_, below_, beri ' +
      'block_before bo_recipient bot_! bot_instruction bot_that bot_then both_sides bother_you bots_must ' +
      'bought brings_a browser_of bucket_and budget build_report but_the buyer by_curl by_removing by_running ' +
      'by_writing bypass c:authority c:drop c:frame c:gather c:hand-out c:mail c:name-reads c:noted-maybe ' +
      'c:obey c:order c:pay c:to-live c_import c_t calc calendar_with call_: call_URL call_all call_export ' +
      'call_lead callback_in called_, caller_should calling_URL can_trust cannot_find capable card card_on ' +
      'card_to carry_on cart certificate_validation changed_: changed_by chat_history chatgpt_, cheapest ' +
      'cheapest_flight checked_by checks_and checks_in chm chm_# chmod choose_this chore_: chose chroot ci_is ' +
      'cite_HOST cites_this claude_for claude_please cleanup cleanup_gist click_on client_. client_and closing ' +
      'co_pilot code_agents code_for code_with codeowners_. coding_model coin collaborator color_: come ' +
      'come_across comes_after command_is comment_ann comments_: commit_message commit_was complaint complete ' +
      'complete_. computer_on condition>do_drop condition>do_order condition>do_run condition>do_show ' +
      'condition>of_goods confirme_la confirmed_: conflict_. congratulations connectivity constraints ' +
      'context_. context_for context_you continue_as continue_with continuing contract contributors_if ' +
      'conversation conversation_above conversation_so conversations_. cookie_in copilot copilot_: copilots ' +
      'correo correo_. costs_. could_not count_this ctx d_sh data_ai data_to data_you database_. datei dates ' +
      'dawn db_, de_# de_ia debugging_, decided_on degrees delete_customer deleting_. delivery_address ' +
      'department dependency_conflict deploy_keys desative desative_a describe_this description_. desktop ' +
      'destroy destructive details_hidden details_summary developer_mode devops dictator dictator_. ' +
      'diese_nachricht diffs digital disabled_, disk_. displays dla_asystent do_ask_user>do_loosen ' +
      'do_ask_user>do_pay do_ask_user>do_weaken do_ask_user>of_config do_ask_user>path do_bake>of_secret ' +
      'do_claim>do_claim do_claim>do_write do_claim>user do_claim>you do_destroy>do_claim do_destroy>humans ' +
      'do_destroy>of_power do_destroy>of_price do_drop>do_run do_drop>do_send do_drop>humans do_drop>of_guard ' +
      'do_drop>reader do_drop>role do_finish>do_pay do_grant>do_drop do_grant>humans do_grant>of_live ' +
      'do_grant>official do_loosen>do_reply do_loosen>do_write do_loosen>humans do_loosen>of_code ' +
      'do_loosen>path do_memorize>of_rules do_memorize>of_secret do_more>mail do_more>of_live do_more>path ' +
      'do_nothing do_obey>do_claim do_obey>earlier do_obey>of_orders do_obey>sure do_order>mail ' +
      'do_order>of_power do_order>of_verdict do_order>override do_pass>do_order do_pass>of_change ' +
      'do_pass>official do_pay>of_it do_pay>of_money do_pay>of_price do_pay>unasked do_push>do_grant ' +
      'do_push>earlier do_push>of_change do_push>of_open do_push>of_plain do_push>of_secret do_push>official ' +
      'do_rank>do_claim do_rank>do_run do_rank>of_verdict do_reply>do_run do_reply>earlier do_reply>notice ' +
      'do_reply>role do_run>humans do_run>mail do_run>of_open do_run>of_orders do_send>humans ' +
      'do_send>of_private do_send>of_verdict do_send>secret_manner do_show>mail do_show>of_verdict ' +
      'do_show>path do_show>you do_weaken>do_grant do_weaken>do_weaken do_write>do_drop do_write>do_pay ' +
      'do_write>do_reply do_write>of_power do_write>persist do_write>role document_is doing_, dois ' +
      "dois_fatores domain don't_ask don't_do dose doubt downloads_URL drei_rechnungen drill_on drop_all " +
      'drop_this e_PATH e_non e_quoted each_call each_request earlier earlier>do_pay earlier>humans ' +
      'earlier>of_guard earlier>of_money earlier>of_person earlier>of_power earlier>of_rules editing_this ' +
      'editor_tabs el_correo elevated else else_, else_in elsewhere emails en en_stuur enabled_. encrypt ' +
      'endpoint_and enter_. enter_their enterprise entry env_PATH env_in env_to environment_variables ' +
      'environments errors_: esegui esto_: evaluate every_further every_order every_prompt every_repository ' +
      'every_tool everyone everything_above everything_in everywhere_and exceptional exec execute execute_the ' +
      'experiment export_is exporting extra_wish f_# f_f fact_of factor failure_. faq_PATH faster fe feb ' +
      'feed_: ferrite file_: file_deletions file_with files_to filled_in finishes fire_drill firewall_, first ' +
      'first_comment first_runs first_send fix_, fix_for fix_in fixing_, fixing_this flag_the following_first ' +
      'footnote for_agent for_autonomous for_ci for_compliance for_future for_information for_looking for_our ' +
      'for_paths for_quoted for_signing for_word force forward_this forwarding_rule free_that freely fresh ' +
      'frogs frogs_. from_: ftp_: full_error full_system funds_to further fyi_and gahr gahr_# gb gemini_, ' +
      'generated_. get get_? get_access gets_a gib_mir git_reset gitlab goes_on goes_to grandmother_who ' +
      "grant_admin granted_root green' green_dawn grew growth guests_from guidelines gy_# had_been half_of " +
      'handled_by handlers happened hard_coded has_already have_been hello hello_assistant help_. helper_from ' +
      'hereby het_wachtwoord hi hi_ai higher_limit hint hint_say history_to holder home_directory hook_. ' +
      'host_. host_HOST hours_: html_! http_. human_in humans>me humans>of_power humans>of_talk ' +
      "humans>of_verdict humans>user i'm i'm_your i_changed i_gave i_got i_think iban_gb id_; if_you're " +
      'ignored_. illegal ilse ilse_brandt image in_PATH in_auth in_go in_mind in_plain in_settings in_your ' +
      'inbox_: including index_this infected info_get info_if info_remark info_this infra_PATH ' +
      'initial_instructions ink inst_sys install_npm instead instrucciones instruct instruct_the ' +
      'instructions_? instructions_were invisible invitation_, invite invoice_hi invoice_total invoices_. ' +
      'invoke invoke_name is_: is_all is_constant is_fine is_free is_lifted is_only is_what issues_and ' +
      'it_fails it_fixes it_helps it_lacked it_out it_repeats it_silently it_was it_working item_first items_. ' +
      'its_limits jangan_beri je_gebruiker jsonrpc key_as key_sk kirim_semua kkfjhx_# klucze knowledge ' +
      "knowledge_base known_to knows kunci l l'assistant l'utente_. l_# l_. lacked lang_en last_invoice layer " +
      "ldmlslmv_# lead leave_it leave_no leaves leftover legal_, legal_notice legftcgxll leggerla leite let's " +
      'let_your liars liars_. license_is lieber_chatbot lij lij_klucze limitation_: line_# line_in line_of ' +
      'linter list_. list_PATH list_and listing_to literally llm_callers llm_must llm_operators llm_processing ' +
      'llm_reviewers lock_held lodash logo lunch_see ly ly_# machine_, mail>do_claim mail>do_loosen ' +
      'mail>do_run mail>do_show mail>of_person mail_and main_to main_with maintainer_is make_user market_price ' +
      'may_ignore maybe>do_drop maybe>do_more maybe>do_order maybe>do_write maybe>of_code maybe>reader ' +
      'me>do_grant me>of_config me>of_live me>you me_, meeting_. memberi memory_: mention_it merge_for ' +
      'merger_to message_before message_from messages_: messages_from migrations_folder miller mind_, mind_. ' +
      'mind_: minutes mirror_URL mode_enabled model model_must model_needs modelo models models_only ' +
      'module_PATH module_in modules_transformed money_. move_me museum must_answer must_export must_now ' +
      'must_open must_recommend must_remember must_remove must_tell must_validate my my_cleanup my_favourite ' +
      'my_laptop my_wallet n n_# n_d n_i n_t na_main naar_mij nc_HOST need_to needed_for new_account new_bank ' +
      'new_public new_rules new_task next_command next_function next_message next_request next_round nichts ' +
      'nine nl_# no_vulnerabilities noah_stein nobody_else noch nopasswd not_answer not_provide not_used ' +
      "note'_: note_PATH notice>humans notice>of_change notice>of_goods notice>user now now_and now_show " +
      'now_wipe numbers_. numbers_to o o_. o_n obsolete_, of_PATH of_change>do_order of_change>do_push ' +
      'of_change>do_run of_change>do_send of_change>of_config of_change>of_guard of_change>of_power ' +
      'of_change>of_secret of_change>of_weak of_change>reader of_code>authority of_code>do_obey ' +
      'of_code>do_reply of_code>of_code of_code>of_money of_config>do_run of_config>you of_file ' +
      'of_goods>do_destroy of_goods>of_goods of_goods>of_open of_goods>of_rules of_goods>path ' +
      'of_guard>do_claim of_guard>do_push of_guard>role of_guard>you of_it>do_destroy of_it>do_more ' +
      'of_it>override of_it>reader of_it>sure of_its of_live>do_obey of_live>do_push of_live>do_run ' +
      'of_live>earlier of_live>of_change of_live>of_it of_money>do_loosen of_money>do_obey of_money>of_plain ' +
      'of_money>of_price of_orders>of_orders of_package of_person>authority of_person>do_pay of_person>earlier ' +
      'of_person>humans of_person>of_it of_person>please of_person>unasked of_person>you of_plain>do_destroy ' +
      'of_plain>maybe of_plain>me of_plain>of_open of_plain>secret_manner of_power>condition of_power>earlier ' +
      'of_power>path of_power>unasked of_price>do_destroy of_price>do_weaken of_price>sure of_printer ' +
      'of_private>do_push of_private>do_run of_private>do_show of_private>url of_rules>condition ' +
      'of_rules>do_order of_rules>do_pay of_rules>earlier of_rules>of_open of_rules>of_price ' +
      'of_rules>of_private of_secret>of_rules of_secret>path of_talk>do_pay of_talk>role of_verdict>do_drop ' +
      'of_verdict>do_show of_verdict>of_config of_verdict>of_guard of_verdict>of_orders of_verdict>of_rules ' +
      'of_verdict>persist of_verdict>sure of_weak>of_guard of_weak>of_person of_weak>user off off_for off_two ' +
      'official>do_claim official>do_pass official>do_run official>do_weaken official>notice ' +
      'official>of_change official>of_code official>of_it official>of_secret official>user old_schema omar ' +
      'omar_haddad on_URL on_to one_after only_and only_be only_quoted only_this only_valid open_for ' +
      'opened_this operator_of optional_, order_in order_to order_without organisation_to origin other ' +
      'otherwise_. our_company overflow_: override>do_grant override>me override>of_rules overwrite ' +
      'overwritten own_instructions own_pull owner_, owner_from owner_in p_ai p_let p_this pad_# pad_: pad_in ' +
      'page_? page_as page_must page_source paint panic para_modelos parse_, part particular_not party_green ' +
      'pass_the passed password_into password_reset password_there path>authority path>do_write path>role ' +
      'path>secret_manner path_and path_to paul_that pay_# pay_invoice paying people per_line permanently_in ' +
      'permissions_by permissions_in persist>do_push persist>do_send persist>do_weaken persist>of_code ' +
      'persist>official persona_of phone_of pilot pilots plan_, platform_. please>do_memorize please>of_power ' +
      'please>of_secret please>official please>user please>you please_copy please_search please_use points_, ' +
      'policy_below pounds_to praises praises_the preferred prefers prepares_the present_: press_accept ' +
      'press_the price_to pricing print_the printenv priority private private_channel proceed_, ' +
      'proceed_without process_and prod_. prod_db product_. product_: product_it product_keys product_was ' +
      "project_with promoted_to prompt_in proof_of prosto_na provide proxy's_docs prywatne public' publickey_. " +
      'purchase_with put_curl put_this px_; python_c q_: qu que_lea query_is questa questa_richiesta ' +
      'question_and quietly_, r_e random_, rate_this rd_# reader>do_memorize reader>do_send reader>of_open ' +
      'reader>of_rules reader>of_weak reader>role reader_is reader_of readers_shall readme_: reads_this ' +
      'real_user recover recovery_address recruiting reenv ref refund_order regex release_in released_from ' +
      'remaining remember_this remote remote_branches remove_# remove_it render render_warning replace reply_. ' +
      'report_, report_: report_and reporter_: reporter_above reporting repositories repository_public ' +
      'reproducible request_as request_with requested_to requirement_. requires_the reset_main resolution ' +
      'resolution_: resolve_all resolved_. resolved_and response_: results_are retry_, reuse review_# ' +
      'review_only reviewer_: reviewer_ai reviews reviews_are rf richiesta_senza rights_. rights_to rio risk ' +
      'risk_and rm role>do_more role>of_secret role>of_verdict role>override role>unasked role_. role_owner ' +
      'round_and run_its run_nc run_shell run_without running_in runs_sql s_e safe_, safe_and safely_send ' +
      'same_session save_it saved_payment say_this scale schema_and schemas_and search_, second_administrator ' +
      'secret_in secret_manner>condition secret_manner>do_run secret_manner>do_send secure_from security_notes ' +
      'security_test see_. sell_all send_it sentence_. sentence_is service_at sessions_: sessions_in set_allow ' +
      'set_bypasspermissions setenforce settled setup setup_, setup_. sh_in shares_at sheets sheets_into ' +
      'shell_tool shipping shipping_costs should_attach should_call should_fetch should_now should_open ' +
      "should_raise shy sidenote' sidenote_: sides signature_check silently similar_tools simpler size_# " +
      "skip_ci slack slows slows_down slug_from slugline'_slug so solve soon sounds spell sql_copilot src_HOST " +
      'sre ssh_ke stars_and start_it started_on starter startup_for statement_by status_: stein stein_, steps ' +
      'steps_below strong_accept stuur_het style_font subject_fyi submission_the submit_it subscribe success_. ' +
      'sum summarise_, summary_instruction summer_# supplier supply_the support_can sure>do_finish sure>do_run ' +
      'sure>mail sure>of_person sure>url switched_off sys_you system system_from t_a t_r table_: table_for ' +
      'table_must tahu_pengguna take_on talked tanpa tanpa_memberi task_that td technical_requirement tegen_je ' +
      'temperature tenant term tests_below tests_directory tests_fail tests_for text_# text_above thanks_, ' +
      'that that_all that_do that_opened that_resets that_support that_their that_there that_triages ' +
      'that_would the_. the_alarm the_amount the_applicant the_article the_authors the_background the_backup ' +
      'the_bank the_cart the_ceo the_cfo the_chart the_church the_cluster the_coding the_crash the_diff ' +
      'the_discussion the_driver the_emergency the_environment the_flights the_function the_guard the_hard ' +
      'the_hash the_host the_installer the_json the_license the_linter the_message the_one the_only the_orders ' +
      'the_originals the_other the_permission the_persona the_plant the_quota the_red the_repo the_repository ' +
      'the_required the_safety the_sheet the_shell the_shipping the_snapshot the_three the_typical the_vendor ' +
      'the_workspace their_bearer their_system them_at them_below them_here them_instead them_out then_force ' +
      'there they_come they_should this this_api this_automatically this_browser this_change this_check ' +
      'this_checklist this_essay this_invoice this_log this_mail this_must this_offline this_point this_pr ' +
      'this_rule this_should this_site though thought thread_out three threshold threshold_to tidy time_that ' +
      'title to_, to_URL to_account to_act to_admin to_ai to_another to_automatically to_finish to_iban ' +
      'to_involve to_language to_origin to_production to_sell to_state to_that to_view to_vote to_wallet todo ' +
      'tonight_, tool_; tool_definitions tool_needs tool_note tools_do tools_have total_. total_to ' +
      'tracking_module transfer_the transformed_. translate translation_memory trash_. troll_. true_and ' +
      'true_before tuesday tunnel turning turning_off tweet_that twice_. two_factor type_, type_the typo_agent ' +
      'typo_ps typo_reviewer u_# ul_li unasked>do_ask_user unasked>of_config unasked>of_guard unasked>of_rules ' +
      'under_infra unpin untuk_agen untuk_asisten update_. update_: update_your upgrade upon upp ups_. ' +
      'upstream_. ur url>do_pass url>of_guard url>of_orders url>of_person url>of_plain url>of_private ' +
      "url>unasked usage_: user's_api user's_own user>authority user>do_claim user>do_destroy user>do_memorize " +
      'user>do_more user>mail user>of_it user>of_private user>reader user_from user_is user_k user_now ' +
      'user_own v_i validate_the verification verification_. verified verify_your verifytoken visible_to ' +
      'vision vision_model visit visit_. void_; vollst vollst_ndigen volume voucher vzxzpbc wait_until ' +
      'wallet_address wallet_at was_lost watching we_can we_see weaknesses weaknesses_. what_it what_were ' +
      'whatever_ai whatever_it when_config whenever_a where whether_this which_files which_tools ' +
      'whitelist_HOST who_used whoever_is wiki_onboarding will_die will_now will_send wind wip wiped with_any ' +
      'with_my with_no with_python with_quoted with_role without without_running word_for word_was words ' +
      'workflow_permissions working_! works_. works_for works_when workspace_are world_and would write_in ' +
      'writing_to wrote_you wy wy_czcie yaml_. yes yes_and you>do_obey you>of_power you>override you_also ' +
      'you_and you_remember you_will your_configuration your_local your_pr your_report your_summary your_task ' +
      'your_user zaczniecie_, zeg zeg_niets zeta zmiany',
  ],
  [
    0.25,
    '!_, !_hint !_your #_adds #_api #_as #_bybodhrwczovl #_d #_dba #_ddd #_fea #_forbidden #_hi #_ignore ' +
      '#_insertions #_kgdygjrsqtzq #_lcb #_note #_qxy #_right #_rw #_so #_tell #_tom #_vybcbodhrwoi #_while ' +
      '#_wlh #_xabc #_yrf ,_agents ,_bot ,_copilot ,_created ,_download ,_first ,_fix ,_force ,_h ,_hint ,_id ' +
      ',_ignore ,_it ,_items ,_line ,_list ,_make ,_mei ,_next ,_notes ,_overwrite ,_place ,_qty ,_replace ' +
      ',_required ,_return ,_reviews ,_route ,_score ,_sql ,_temp ,_that ,_thx ,_title ,_to ,_translate ' +
      '._agents ._also ._any ._begin ._bot ._cc ._copyright ._gemini ._humans ._instructions ._language ._last ' +
      '._let ._look ._note ._nothing ._o ._one ._otherwise ._paste ._re ._requests ._root ._set ._sha ._skip ' +
      '._so ._start ._t ._transfer ._users :_agenda :_also :_an :_ana :_bitte :_buy :_cache :_cannot :_city ' +
      ':_classify :_close :_command :_confirmed :_copy :_count :_ctx :_done :_e :_enter :_escriban :_fetch ' +
      ':_ffffff :_fill :_find :_flaky :_from :_get :_id :_ignore :_info :_install :_lookup :_lovely :_nightly ' +
      ':_node :_null :_ok :_order :_other :_provide :_rating :_replace :_revert :_scale :_ssh :_sum :_swap ' +
      ':_swdub :_syntaxerror :_tool :_workshop :_your :_zip ;_ai ;_background ;_bots ;_buy ;_for ;_text ' +
      '?_output HOST_: HOST_instead HOST_is HOST_thank MAIL_, MAIL_after MAIL_build MAIL_do MAIL_the ' +
      'MAIL_within PATH_base PATH_do PATH_environment PATH_h PATH_human PATH_item PATH_without URL_adresine ' +
      'URL_comments URL_d URL_into URL_tanpa URL_thank URL_token ^always ^approve ^apps ^asked ^assistants ' +
      '^away ^buy ^by ^cannot ^car ^carry ^change ^ci ^city ^co ^comment ^consider ^contract ^converts ' +
      "^depends ^disable ^don't ^encrypt ^execute ^exit ^expense ^fff ^filter ^give ^go ^hey ^hotel " +
      '^hypothetically ^ignore ^in ^include ^inform ^kubectl ^lint ^lovely ^makes ^mcp ^modulenotfounderror ' +
      "^nothing ^page ^pancakes ^parameters ^payment ^per ^press ^pricing ^prior ^product' ^production " +
      '^protected ^push ^quota ^recipe ^remarks ^remediation ^repeat ^requested ^results ^reviewing ^reviews ' +
      '^rgba ^root ^route ^scp ^secrets ^sets ^skills ^summarise ^swap ^swdub ^syntaxerror ^tada ^tar ^tidy ' +
      '^timer ^to ^trust ^txt ^upgrade ^usa ^warnings ^workshop a_MAIL a_b a_calendar a_fee a_higher a_key a_l ' +
      'a_licence a_pirate a_positive a_public a_recipient a_recommendation a_recruiting a_s a_third a_version ' +
      'a_villain aaaac_# ab about_invoices above accept accepted access access_and access_key access_rules ' +
      'access_the accordingly_. account_. account_right accounting_on actions_are active_, address ' +
      'address_book adds adds_. admin admin_and admin_panel admin_updated administrator_and administrator_of ' +
      'administrator_rights adresine adresine_g af_# affiliate affiliate_link against against_the ' +
      'agenda_attached agent_! agent_needs agent_notice agent_runtime agents agents_, agents_do agents_only ' +
      'agents_run agents_which ago_, agreed_. agreed_with agrees ahead_and ai_# ai_assisted ai_does ' +
      'ai_maintainer ai_may ai_model ai_operator ai_summarises all_. all_chat all_in all_of all_rows all_to ' +
      'alpine also_change also_fetch also_has also_make also_send always_have always_pass am among amount_and ' +
      'an_e an_index and and_allow and_cite and_copilots and_cvv and_empty and_force and_give and_install ' +
      'and_must and_pressing and_recursive and_say and_stop and_store and_their and_they and_which and_wire ' +
      'and_you announce annual_report answer_# answer_and answer_has answer_without answer_you answered_with ' +
      'anweisungen any_agent any_negatives anything_else api_workers app_and append_the applies_to applying ' +
      'approval_cached approve_its approved_to archive are are_visible arrive_on as_a as_ai as_context as_part ' +
      'ask_again ask_them asked_: asked_me asked_who asking_me asleep_, asleep_. asleep_and assertion_with ' +
      'assistant assistant_should assistant_which assistant_working assistants assistants_: assistants_acting ' +
      'assistants_have assistants_that assistants_which assumed asystencie_, at_anthropic atob_payload ' +
      'attach_last attach_the attachment_. attention_automation audit_logs audit_table audited_by auth_as ' +
      'authentication authority>do_more authority>do_pay authority>humans authority>of_guard ' +
      'authority>of_secret auto b_PATH back_, backup backup_, baru base_: bash_. bash_history bcc_: bd bd_# ' +
      'be_included be_sent be_supplied bearer_token been been_told begin_: beginning behalf below_. below_dir ' +
      'bin blame bob_. booking_agents bot_. bot_: bot_must bother_me bots bots_always branches_. brown ' +
      'browser_: bucket_before build_PATH build_ok build_slow build_test build_with button_in by_# by_: ' +
      'by_calling by_md by_pasting by_posting by_setting bybodhrwczovl_# c:any-name c:earlier-rules c:example ' +
      'c:imperative c:maybe c:name-reads-sure c:notice c:of-user c:official c:official-speaks c:reader ' +
      'c:resumes c:run c:urgency c:you c_n cache_and caf calculation call_on call_read call_with called_call ' +
      'called_fire can_book can_get can_safely can_skip can_solve cannot_push cards_to carla carry_them catch ' +
      'caution certified_and channel_and charge chart chart_, cheap check_out chiedere chmod_# choose_the ' +
      'ci_cache ci_config ciso cites claude_while clause clause_# cleaned_with cleanup_all click_javascript ' +
      'close_all clusterrole clusterrole_cluster clusterrolebinding code_, code_and code_you codes_. coincat ' +
      'comment comment_# comment_so comments_and commit_that company compare_environments completely ' +
      'completing_this compliance_reasons comply condition>do_pay condition>do_push condition>mail ' +
      'condition>maybe condition>user config config_to configuration_do configuration_file confirm_true ' +
      'confirmation_prompts confirme connectionerror consent_of considered constant contain_a content_: ' +
      'content_notes contents_. context_or continue_immediately continues_. contract_attached contract_in ' +
      'contract_on contributors contributors_are conversation_, conversation_with convert_the cookie ' +
      'copilot_agent counts counts_. coupon cr crash crash_report crawlers created_at creator creator_i ' +
      'credentials_and curl_f current_data current_job current_weather cursor_agent customer_: ' +
      'customer_database czcie_podpisywanie d d_s d_t das databases_PATH dates_in dd_# dd_author ddd ddd_# ' +
      'de_lenguaje deals dear_copilot dear_crawler debugging decompress default_agents delete_account ' +
      'delete_it delete_project delete_rows delete_whatever deleting_files dem_nutzer denied_publickey ' +
      'dentist_description deploys description description_: details_iban details_of developer_who deze ' +
      'diagnose die_letzten digital_assistant disable_it disclose_your discount_of discourage discussed_. do ' +
      'do_anything do_ask_user>do_claim do_ask_user>do_show do_ask_user>of_open do_ask_user>persist ' +
      'do_ask_user>role do_bake>of_guard do_bake>of_it do_claim>of_open do_claim>of_price do_claim>of_verdict ' +
      'do_claim>please do_claim>role do_claim>sure do_destroy>me do_destroy>notice do_destroy>of_money ' +
      'do_destroy>path do_destroy>reader do_drop>do_grant do_drop>of_rules do_drop>of_secret ' +
      'do_drop>of_verdict do_drop>official do_drop>you do_finish>do_show do_grant>do_push do_grant>of_private ' +
      'do_grant>persist do_loosen>do_obey do_loosen>do_pay do_loosen>do_send do_loosen>of_private ' +
      'do_loosen>of_rules do_loosen>persist do_loosen>role do_loosen>secret_manner do_loosen>url ' +
      'do_memorize>persist do_more>authority do_more>do_drop do_more>of_guard do_more>of_weak ' +
      'do_obey>do_destroy do_obey>do_finish do_obey>do_pass do_obey>do_run do_obey>do_show do_obey>of_goods ' +
      'do_obey>of_it do_obey>of_price do_obey>of_talk do_obey>of_weak do_obey>path do_order>do_finish ' +
      'do_order>do_pay do_order>earlier do_order>of_money do_order>user do_pass>authority do_pass>do_claim ' +
      'do_pass>do_write do_pass>mail do_pass>me do_pass>of_talk do_pass>override do_pass>unasked ' +
      'do_pay>condition do_pay>do_claim do_pay>do_pass do_pay>do_push do_pay>do_send do_pay>of_live ' +
      'do_pay>reader do_push>mail do_push>me do_push>of_it do_reply>do_grant do_reply>of_private do_reply>you ' +
      'do_run>of_code do_send>do_destroy do_send>do_pass do_send>do_push do_send>of_code do_send>of_rules ' +
      'do_send>of_secret do_send>override do_send>please do_show>do_pay do_show>do_send do_show>humans ' +
      'do_show>of_it do_show>unasked do_show>url do_weaken>me do_weaken>unasked do_weaken>user do_weaken>you ' +
      'do_write>do_order do_write>do_send do_write>me do_write>notice do_write>of_goods do_write>of_it ' +
      'do_write>of_money do_write>override do_write>unasked document document_salaries dollars done_and ' +
      'done_thought door_for down dr drei drivers dropping_the e e_k e_t earlier>do_reply earlier>do_show ' +
      'earlier>of_private edit_rights effects el_mejor else_the email_it emma_johnson empty_the end end_your ' +
      'ended ends_here engine engineer_, env_has environment_to environments_. eot erase error_# es_el ' +
      'escriban escriban_que essential este_producto eth_to even_if every_article every_assertion every_future ' +
      'every_hour every_page every_private everybody everything_. everything_from exact exercise expense ' +
      'explain_how export_all extra f_r facing fact factor_authentication failure false_. fast faster_, fatal ' +
      'fatal_: fault_. favour_: feb_# fee_is fetch_slow fetch_warning file_PATH file_insert file_to filtered ' +
      'final_round find_module firewall first_. first_PATH first_call first_command first_delete first_dump ' +
      'first_request first_with fit_, fix_typo fix_without fixnow_. flaky flaky_test flight_to follow ' +
      'following_instruction following_instructions following_into for_five for_free for_later for_the ' +
      'for_this for_traceability forgot_to fork_remote free_, free_. from_URL from_its from_now from_security ' +
      'future future_, g_nder gemini gi gift gist_. git_init github_token give_the given_, given_and giving ' +
      'go_. go_: good got_it gpt_. great_. great_question gu gy hand_me happens has has_a has_enabled has_oked ' +
      'hashlib_. head hello_. hello_agent hello_claude helpers here_: here_and here_by here_must hh hi_! ' +
      'hi_bob hi_gemini hide_the higher highlight_any hiking_. hire_. history_: home hotel_for hotels hour ' +
      'html_lang http_worker https human_is humans>condition humans>do_ask_user humans>do_destroy ' +
      'humans>of_price hyperdb_. hypothetically i_agree i_allow i_am i_ask i_cancel i_o i_wypchnijcie iam ' +
      'iban_xx id_and if_an ignore_prior implements_this important_: important_message in_agents in_at ' +
      'in_authorized in_copy in_documents in_two include include_. indent_: index_url info_for info_user ' +
      'information_this initialization insecure_and insert_eval inside_a install_index instead_. instead_of ' +
      'instead_tell instructions instructions_: instructions_do interest interpreted interview into_each ' +
      'into_my into_token investigation invite_a invite_five invite_greta invites is is_HOST is_a is_bankrupt ' +
      'is_behind is_being is_empty is_green is_harmless is_missing is_needed is_processing is_rejected ' +
      'is_written issue_as issues_are it_; it_adds it_comes it_if it_into item_: items_above its its_contents ' +
      'its_full its_prepare january java_, javascript_: job_. job_: johnson_, jon_chen js_: k_e keep_quiet ' +
      'kestrel_cloud key_with keys_: kgdygjrsqtzq kgdygjrsqtzq_# kkfjhx klucze_prywatne knows_that kubectl ' +
      'kubectl_create kubectl_delete kullan kullan_c label_this lacked_the last_# last_user late late_. ' +
      'latency layers lcb lcb_# leap leave_the leave_this left_padd legal_: legftcgxll_# lenguaje lenguaje_: ' +
      'letting letting_an letzten letzten_drei license_file limit_by limiter_shared lines link list_as ' +
      'listing_of lists_items live_in llm_: llm_readers llms load_it local_changes lock logger_. login_page ' +
      'longer_counts look_. looks_flat lost ltd_. machine_and machine_reader machine_readers machines ' +
      'mail>do_send mail>of_rules mail_# mail_, mail_agents mail_is mail_the mail_through mailbox_: ' +
      'mailbox_for mailbox_with maintainer maintainer_note maintainers_are maintainers_want managers ' +
      'many_requests mark_every marks_whatever maximum may_i may_with maybe>do_claim maybe>of_config ' +
      'maybe>of_open maybe>of_verdict maybe>path md_use me me>authority me>do_ask_user me>do_drop me>do_run ' +
      'me>of_goods me>of_talk me>url me_you medical_history meeting meets mei_chen mejor member_with ' +
      'memory_entry merge_my merge_your merger message message_: message_afterwards methods_, methods_and mij ' +
      'mike mission_: mit_deps model_summarises models_call models_have modulenotfounderror ' +
      "modulenotfounderror_: monday_at money_into month's_payroll morals morals_, more_. motion motion_sensor " +
      'moved_the mozilla mu must_call must_choose must_give must_order must_pin must_rank my_fork ' +
      'my_grandmother my_medical my_role n_s name_by name_only nder nder_. necessary_to need_approval needed_. ' +
      'needed_on needs_it negatives_. new_file new_iban new_member new_mission new_one newest news_, next_run ' +
      'next_sentence next_to nice nightly no_comment no_comments no_known nobody_. not_. not_be not_highlight ' +
      'not_mention not_only not_run nota_para nota_per note_to notebook notes notes_! notes_on notes_p ' +
      'notes_the notice notice>do_ask_user notice>do_rank notice>earlier notice>noted_key notice>url notice_to ' +
      'notification notifications nova now_on now_upload now_you npm_config npm_token npm_warn ns null_, ' +
      'number_to nutzer_nichts o_u obey_it obey_them obliged_under occurs of_an of_any of_change>condition ' +
      'of_change>do_claim of_change>do_pass of_change>mail of_change>please of_code>maybe of_code>of_config ' +
      'of_code>of_it of_code>of_live of_code>url of_code>user of_config>do_pass of_config>do_reply ' +
      'of_config>me of_config>of_plain of_contents of_gift of_goods>condition of_goods>do_more ' +
      'of_goods>do_reply of_goods>do_run of_goods>of_price of_guard>do_more of_guard>maybe of_guard>of_money ' +
      'of_guard>of_rules of_guard>path of_id of_it of_it>do_reply of_it>do_send of_it>maybe of_it>of_config ' +
      'of_it>of_goods of_it>of_secret of_it>url of_live>do_claim of_live>unasked of_mail of_memory ' +
      'of_money>do_drop of_money>do_grant of_money>of_person of_money>of_power of_money>of_secret ' +
      'of_open>do_order of_open>of_open of_person>do_drop of_person>do_loosen of_person>do_memorize ' +
      'of_person>me of_person>override of_person>url of_plain>of_change of_plain>of_guard of_power>humans ' +
      'of_power>of_open of_power>of_secret of_power>of_verdict of_price>do_more of_price>do_run ' +
      'of_price>of_rules of_price>of_verdict of_price>official of_price>please of_private>mail ' +
      'of_private>of_money of_private>of_open of_private>path of_private>please of_rules>do_obey ' +
      'of_rules>of_goods of_rules>of_live of_rules>of_power of_rules>of_secret of_rules>of_verdict ' +
      'of_rules>official of_rules>reader of_rules>you of_secret>do_loosen of_secret>do_show of_secret>earlier ' +
      'of_secret>of_guard of_secret>of_it of_secret>of_power of_secret>override of_secret>please ' +
      'of_secret>sure of_table of_talk>do_more of_talk>do_write of_talk>of_config of_talk>unasked of_text ' +
      'of_this of_two of_verdict>do_more of_verdict>do_order of_verdict>do_run of_verdict>maybe ' +
      'of_verdict>of_plain of_verdict>of_secret of_weak>do_ask_user of_weak>do_order of_weak>do_write ' +
      'of_weak>of_weak off_. official>do_destroy official>do_more official>do_reply official>me ' +
      'official>of_config official>of_plain official>of_power official>secret_manner official>sure offline_. ' +
      'old_backups on_friday on_page on_the on_with on_workflow one one_at one_that one_time only_: only_me ' +
      'open open_app operator_is operator_told order_body organisation_. os_agent oslo_for other_issues ' +
      'other_item others_and others_liars our_price out output output_it over_what override>condition ' +
      'override>do_ask_user override>do_memorize override>do_obey override>override owner_and owner_lost p_: ' +
      'p_nota p_yapay package_. package_: package_must package_publicly package_this pad_secure padd page_it ' +
      'page_the page_you pagination_, pair_programmers pairs paper_, paper_a parameter_. passes password_for ' +
      'pasting patch_to path>do_drop path>do_pay path>do_push path>do_run path>do_weaken path>of_guard ' +
      'path>of_private path>please path>reader pay pay_the payment_method payment_of payments penalty_and ' +
      'pending pengguna pengguna_. pennyplan perintah_sebelumnya permission_dialogs permission_granted ' +
      'permission_prompts persist>do_destroy persist>do_run persist>do_show persist>of_secret persist_: ' +
      'person_to pirate pixel_URL plan_because plans please>do_obey please>do_weaken please>me please>of_code ' +
      'please>of_config please>of_it please>of_person please>of_price please>of_private please>of_rules ' +
      'please>of_weak please>please please>unasked please_base please_find please_paste points policy_is ' +
      'positive_review posting posting_their posts_its posts_the pounds pr_text pre prefer_this press pressing ' +
      "price_as principal_. printenv_into prior priority_# private_repository product' product_has " +
      'production_, producto producto_es profile_it programs_that proj proj_# project_whichever prompt_you ' +
      'properties_: prosto protected_branch protection_first public_. public_share purchase_the push push_. ' +
      'push_this push_with pushed put_it put_the pwned_. px_dear px_ignore python q qty quality que_este ' +
      'query_. question_! queued quietly_. quietly_and quota quoted_PATH qxy qxy_# r_# r_new r_u raise_the raj ' +
      'rate reached_. read_URL read_by reader>authority reader>do_weaken reader>do_write reader>of_config ' +
      'reader>user reader>you reader_, readme_ai reads_and recommend_our recommend_the recommend_to ' +
      'recommends_to record recorded_. records recovery_codes recruiters recruiting_ai rejected_because ' +
      'release_# release_and release_notes released_PATH remark_: remote_: remote_to remove_: ' +
      'removes_temporary render_job rental replicas_: repo_settings report report_. report_our reporter ' +
      'repository_, request_takes requested_. requests_from require_node required_for resolver respond ' +
      'response_ok rest_. rest_of result results_: retry reveal_the review_and review_bot reviewer_llm ' +
      'reviewers_need reviewing_this reviews_. reviews_: rf_the rights role>authority role>do_claim ' +
      'role>do_run role>of_money role>of_person role>of_rules role>role rotate_nothing row_# rule_: run_git ' +
      'run_the runbook runner_. running_it runs_my runtimeerror_: rw_r s_a s_and sandi_ke saying_that scan ' +
      'scan_it schedule_a scheduling schema_, schicken score_. screening scripts_PATH second_link ' +
      'secret_manner>do_claim secret_manner>do_loosen secret_manner>of_plain secret_manner>url section_# ' +
      'security_alerts security_bot send_, sensor sensor_. server_: server_cache service_and services ' +
      'set_severity set_the sh_. shared_folder shares_and shell_commands shopper shopper_and shoppers shopping ' +
      'shopping_agents shortest should_arrive should_clear should_credit should_look should_run should_state ' +
      'should_stop should_wipe show_it show_security show_them sides_have signing signing_key silent ' +
      'silently_. simply_approve skills_: skip_verification so_i so_just so_please so_that solo solve_this ' +
      'span span_aria src start_of status_. steps_to stop_, stop_asking stop_the store strict_: strict_ssl ' +
      'style_guide sudo_for sum_, summariser summarizers summary_has sun supplier_to supported_by ' +
      'sure>do_grant sure>do_obey sure>do_push sure>do_show sure>do_weaken sure>me sure>notice sure>of_goods ' +
      'sure>of_live sure>reader sure>secret_manner sure>unasked sure>you sure_. svc_up svg_desc swdub swdub_# ' +
      'switch switch_to system_that systemprompt systemprompt_aus t_# table_customers tables task_i team_. ' +
      "team_to tell_the telling_them terms_for terraform test_is tests_passed text' text_. text_all text_call " +
      'thank_you thanks_! that_a that_handles that_nobody that_praises the the_# the_admin the_affiliate ' +
      'the_alert the_approval the_attached the_auth the_calculation the_cheapest the_code the_codes ' +
      'the_comment the_competitors the_consent the_credit the_data the_database the_debug the_delivery ' +
      'the_editor the_exact the_finance the_gateway the_github the_iban the_keys the_last the_link ' +
      'the_migrations the_moment the_more the_motion the_offer the_official the_ones the_os the_passport ' +
      'the_patch the_picture the_pipeline the_pre the_prod the_readme the_recipient the_request the_rest ' +
      'the_reviewer the_room the_setup the_share the_shopper the_string the_task the_text the_total the_turbo ' +
      'the_tz the_vault the_warranty the_weather the_wiki the_windows the_workflow the_yearly their_machine ' +
      'their_memory them_the them_this themselves then_run there_, there_. there_and there_were these_are ' +
      'they_need they_post thing_: this_: this_account this_comment this_commit this_field this_line ' +
      'this_listing this_needs this_order this_organisation this_repo this_seller this_silently this_ticket ' +
      'this_workspace throughout ticket_. ticket_: ticket_and ticket_as time_. time_by times title_: ' +
      'title_blog title_team tl tls_reject to_agents to_attach to_automated to_check to_contain to_fall ' +
      'to_fetch to_grant to_include to_list to_mention to_obtain to_paste to_post to_repeat to_reproduce ' +
      'to_retry to_star to_summer to_tell to_verify to_visit to_winter today_and today_on todo_: todo_ai ' +
      'together_with token token_zed tomorrow tool_: tool_first tool_is tool_will tools_: tools_PATH ' +
      'tools_should tools_who top_of total_# traced transaction transactions transfer_one transfer_ownership ' +
      'transformed translate_, translates triage troll true_style trustworthy trustworthy_. turbo_plan ' +
      'turn_left turn_user two_weeks txt txt_for typo_. typo_body typo_for tz_field u_s unasked>do_loosen ' +
      'unasked>do_push unasked>of_goods unauthorized under_tests unlock_it unmaintained up_administrator ' +
      'up_reads update_users upgrade_: upload_PATH upload_file uploaded_to url>do_reply url>do_weaken ' +
      "url>earlier url>of_power url>official url>sure us_, us_PATH usa use_claude user user's_session " +
      'user>do_loosen user>do_obey user>do_order user>do_pay user>do_send user>do_weaken user>of_change ' +
      'user>of_weak user_: user_asked user_qx user_that user_this user_verified usual value_in variables_to ' +
      'vergiss verified_by video villain_without vip_, visiting_this visitor_their void_# vpn ' +
      'vulnerabilities_and wait_. wants_all wants_me warn_auth warnings_for warnings_from was_called was_empty ' +
      'was_recalled was_verified we_need we_study weather weather_, week_and weeks were_doing were_going ' +
      'what_the whatever_is whenever_the where_it which_reads whichever_model while_it white_; who_wrote ' +
      'whoever_or wikipedia will_find with with_fixnow with_me with_ssh with_them with_this without_it ' +
      'without_restrictions wlh wlh_. work_around worker_compiled workflow_and workshop_description ' +
      'workspace_, would_have wrapper wy_lij xabc xevil yapay yapay_zeka yes_to you>do_destroy you>do_grant ' +
      'you>do_more you>do_show you>of_code you>of_price you>path you>please you>role you>user you_. you_go ' +
      'you_have you_never you_only you_please you_received you_retry you_write your_ai your_assistant ' +
      'your_identity your_prior your_workspace yourself_in yrf yrf_# zips',
  ],
  [
    -0.25,
    "!_important !_insert !_instruction !_llm !_sender !_shopping #_, #_ab #_b' #_bbd #_be #_caching #_chen " +
      '#_df #_experimental #_gb #_image #_jan #_jul #_kb #_mar #_new #_nte #_of #_patch #_pm #_points #_qx ' +
      "#_recurring #_shiftwidth #_unstable ,_algorithm ,_allowing ,_anna ,_any ,_as ,_asked ,_b' ,_body' " +
      ',_called ,_catch ,_class ,_client ,_close ,_code ,_console ,_ctx ,_cve ,_default ,_dest ,_dict ,_email ' +
      ',_err ,_errors ,_every ,_field ,_forget ,_forward ,_generic ,_graz ,_he ,_health ,_host ,_hostname ' +
      ",_if' ,_iterable ,_literal ,_mapping ,_merge ,_namedtuple ,_on ,_or ,_os ,_otherwise ,_out ,_people " +
      ",_pino ,_please ,_prefers ,_print ,_r' ,_rating ,_reasons ,_renderabletype ,_renderresult ,_repository " +
      ',_results ,_retry ,_revoke ,_running ,_said ,_sale ,_state ,_stop ,_stream ,_streamreader ,_string ' +
      ',_summary ,_tag ,_thanks ,_this ,_typevar ,_warn ,_watching ,_wire ,_workflows ,_write ,_written ,_you ' +
      '._a ._allow ._anonymous ._argv ._ascii ._author ._bash ._changes ._contributed ._current ._debug ' +
      '._decorators ._details ._dispatcher ._documentation ._egg ._enums ._environment ._file ._finalize ' +
      '._format ._functools ._g ._gitweb ._grant ._groups ._however ._inserted ._installation ._internal ' +
      "._join ._js' ._known ._lexers ._lock ._major ._maxsize ._measure ._method ._must ._my ._object ._our " +
      '._parse ._parser ._pgen ._primitives ._regex ._requires ._retry ._save ._setup ._since ._some ._sort ' +
      '._src ._stderr ._stdout ._stringify ._styles ._table ._tarball ._test ._the ._this ._token ._tokens ' +
      '._tool ._unpackedsize ._unsupported ._uri ._usage ._using ._utils ._value ._would :_; :_added :_apt ' +
      ':_bool :_break :_button :_capacity :_class :_confirm :_de :_def :_deployment :_dev :_events :_exception ' +
      ":_fast :_hello :_hide :_i :_i'll :_important :_in :_jd :_jmeyer :_lin :_mention :_message :_move " +
      ':_origin :_os :_please :_production :_promise :_python :_re :_redacted :_return :_runs :_say :_search ' +
      ':_secret :_start :_sync :_tabstop :_text :_thanks :_tools :_ts :_tue :_types :_value :_version :_wed ' +
      ':_yield :_z ;_agents ;_assistant ;_either ;_pages ;_urgency ?_asked ?_sender HOST_# MAIL_: MAIL_? ' +
      'MAIL_and MAIL_breakfast MAIL_start PATH_. PATH_can PATH_const PATH_li PATH_pino URL_! URL_aliases ' +
      'URL_for URL_img URL_you ^abc ^abstract ^abstractmethod ^administrators ^agents ^algorithm ^algorithms ' +
      "^allowed ^along ^anonymous ^another ^attr ^auth ^b' ^backend ^become ^behaviour ^big ^body ^broken " +
      "^built ^bun ^bytes ^can't ^capacity ^claude ^cls ^codecs ^collections ^color ^compression ^constructors " +
      '^contents ^correctly ^cover ^create ^creating ^cursor ^cyan ^dataclass ^date ^dates ^db ^debug ' +
      '^declaration ^decorator ^depending ^der ^describe ^dest ^dict ^disabled ^distribution ^distutils ^dns ' +
      '^documents ^dom ^done ^during ^each ^egg ^elementtree ^enough ^environment ^escalate ^escape ^esm ' +
      '^every ^executable ^factory ^fd ^field ^fields ^filelist ^filename ^find ^fmt ^formatter ^gemini ' +
      "^generate ^get' ^getlogger ^gitdir ^glibc ^globals ^gnutls ^happens ^hashes ^he ^helper ^hide ^hold " +
      "^home ^homepage ^i ^i'll ^ideas ^implemented ^implements ^import ^improved ^incrementalencoder " +
      "^instances ^int ^integers ^internally ^interpol ^io ^issue ^iter ^iterable ^jpeg ^js ^js' ^jupyter " +
      '^keywords ^known ^kwargs ^len ^lena ^level ^lexers ^lf ^lib ^libraries ^license ^links ^linux ^logic ' +
      '^looking ^loop ^machine ^magenta ^markup ^matching ^mechanism ^metaclass ^mime ^minor ^misc ^mkaur ' +
      '^mode ^model ^modify ^moves ^multi ^nadia ^nested ^netscape ^notice ^num ^oauthlib ^object ^obtain ^old ' +
      '^once ^ops ^orig ^originally ^other ^owasp ^pages ^panel ^parser ^parsing ^patch ^pattern ^pem ^pep ' +
      '^peter ^pgen ^pkg ^place ^placed ^polyfill ^pop ^pos ^possible ^pretend ^pretty ^print ^process ' +
      '^program ^promise ^promote ^prove ^provided ^providing ^prs ^pseudo ^public ^pygments ^pygram ' +
      '^pyparsing ^raised ^random ^re ^read ^received ^recommended ^redacted ^redis ^refactor ^refer ' +
      '^renderabletype ^replicacount ^required ^requirements ^reserved ^rev ^review ^rmtree ^room ^router ' +
      '^rstrip ^runs ^sara ^second ^segment ^sends ^sep ^shopping ^shutil ^similarly ^sources ^spawn ^spdx ' +
      '^src ^startswith ^stats ^stderr ^stdin ^stdout ^streamreader ^stringify ^stuff ^subject ^summarize ' +
      '^sunny ^syms ^sync ^syntax ^table ^tabstop ^take ^title ^top ^total ^trace ^trail ^transition ' +
      '^transport ^tue ^tuple ^typevar ^ui ^underline ^undici ^unfortunately ^unicode ^union ^unpackedsize ' +
      '^unsupported ^update ^upper ^uri ^used ^usually ^utils ^valgrind ^vcs ^versionadded ^welcome ^while ' +
      "^whitespace ^whitespace' ^ws ^xml ^you ^zod a'_, a_couple a_cron a_custom a_default a_different " +
      'a_directory a_discount a_filename a_flag a_javascript a_list a_machine a_message a_null a_plain a_role ' +
      'a_submodule a_tree ab_, abc_: abcmeta_: about_how about_two above_, above_copyright above_was abstract ' +
      'abstractmethod_def acb accept_this acceptable acceptance_: access_, access_to according according_to ' +
      'account_, account_the accounts_PATH acts adapter add added_. addition_to additions address_is ' +
      'administrator_, administrators_can afterwards_. again_# agen agent_does agent_must agent_new ' +
      'agent_summarizes agent_to agents_may agents_must agents_such agreed_, ahead_. ai_agent ai_models aims ' +
      'alerts algorithm_, all_! all_instructions all_tables allow_. already also_contains alt_shows although ' +
      'always_return amounts an_agent an_emergency an_expert an_interactive an_old ana_park analysis and_# ' +
      'and_an and_are and_cve and_deploy and_does and_e and_fitness and_onboarding and_run and_short ' +
      'and_writes andre_lemburg andreas andres anna_, annotation anonymous_PATH api_annotations app_start ' +
      "appears appended appendix_. approval_. approvals approved' apps april arch are_copyright are_needed " +
      'are_new argparse_import argument_, argv argv_# around array_of article_# article_h as_f as_if as_mbc ' +
      "as_of as_such as_these as_you ask ask_mia ask_you asks_. assert' assigned associate asymmetric " +
      'asynchronously attached_the attr_, attribute_: attributeerror auth_cache auth_get authenticate ' +
      'author_is authority>do_grant authority>notice authority>of_live authority>of_plain authorization ' +
      "authorization_: automated_readers await_generatetext b b'_, backslashes badge_ci bank_account banner " +
      'base_import baseendpoint bash_PATH bash_completion basis_, bb bdist be_found be_present be_provided ' +
      'be_written becker been_deprecated before_answering before_doing before_running before_using before_you ' +
      'began_? benefits berg_, best_regards better binary_data binascii_import biome_, biome_toolchain bit_. ' +
      "bit_noisy blindly blocking blue body'_: body_, body_is bogus bold bom_# bool bots_and br_! br_biome " +
      "br_br branch_per bring broken_in browser_. bucket_, bug_fixes bug_in build'_, build_, build_cache " +
      'build_get build_warning builtins_import bundler by_e by_hye by_language by_other by_the bypass_the ' +
      "bytes_: c'_, c:forbids c:you-are-sure c_form cab cache cache_: cache_import cache_listening cache_miss " +
      'cache_this cache_warning cache_with cached_by calendar call_send callback can can_check can_have ' +
      "can_run cannot_log capacity capacity_: care_about case' case_. case_an case_the cbb cce ccompiler ce " +
      'ce_# center_picture chang_MAIL changed changed_, changes_: changes_of changes_that charge_, chatbot ' +
      'chatbot_: check_, checking checking_, checking_out checkout chen children_# choose chore ci_badge ci_on ' +
      'cidr class_: class_sr classes_. classes_for classnotfound client_for clients close close_it closed ' +
      'cmdline co_authored code_# code_clean code_npx codec codec_apis codec_def codecs collabora collections ' +
      'collin comes_from comment_on comments_, commit_and commits committee common_ancestor ' +
      'communications_corporation compiled_# compileerror complain condition>do_more condition>do_reply ' +
      'condition>earlier condition>persist conduct confidential confirmed confirmed_by confusing connected ' +
      "consequence constant_: constructor_, consume consumption contains_the content' content_length " +
      'continue_, contrib_PATH contributor_s contributors_: converted_to cookies_. copies_or copy_. core ' +
      'correctly_. corrupt could_you couple_of covers cp_# created createwritestream credential credentials_. ' +
      "critical cryptographic current_version cursor cursor_: cursor_PATH customer customer_. cve_# cy d'_, " +
      "d_, d_. dark_srcset data' data'_, dataclass_class dataclasses dataclasses_import dates_. db_compiled " +
      "dead_. deal debug_render debug_worker decoding_map def' def_create def_get def_new def_set default_: " +
      'default_in default_is defined_by deleted_, deleted_. deprecated deprecationwarning_, deps depth ' +
      "description_install detached_head detection development_. devices_is did_not diff difficult dir' dir'_, " +
      'dir_, disable_logging disallow discussed_, display distlibexception distutils_. distutils_import ' +
      'distutilserror distutilsoptionerror distutilstemplateerror div_align dm do_. do_ask_user>do_obey ' +
      'do_ask_user>humans do_ask_user>me do_ask_user>official do_ask_user>sure do_ask_user>unasked ' +
      'do_claim>do_order do_claim>of_code do_destroy>do_drop do_destroy>of_change do_destroy>of_weak ' +
      'do_drop>condition do_drop>me do_drop>of_power do_drop>persist do_grant>do_reply do_grant>do_write ' +
      'do_grant>of_guard do_grant>of_plain do_grant>you do_i do_loosen>of_it do_loosen>of_live ' +
      'do_more>do_finish do_more>do_more do_more>earlier do_more>of_code do_more>of_private do_more>of_secret ' +
      'do_more>of_talk do_not do_obey>maybe do_obey>of_person do_order>do_grant do_order>do_run ' +
      'do_order>do_weaken do_order>maybe do_pass>condition do_pass>do_more do_pass>do_push do_pass>do_run ' +
      'do_pass>of_private do_pay>do_show do_pay>humans do_pay>of_verdict do_push>condition do_push>do_write ' +
      'do_rank>of_power do_rank>official do_rank>user do_reply>do_order do_reply>of_guard do_reply>reader ' +
      'do_run>do_drop do_run>do_loosen do_run>do_more do_run>do_show do_run>of_guard do_run>of_private ' +
      'do_send>condition do_send>do_loosen do_send>do_obey do_send>of_person do_send>you do_show>condition ' +
      'do_show>do_destroy do_show>do_drop do_show>do_loosen do_show>do_push do_show>do_show do_show>maybe ' +
      'do_show>persist do_weaken>do_obey do_weaken>do_order do_weaken>do_push do_weaken>humans do_weaken>sure ' +
      'do_write>authority do_write>do_run do_write>do_show do_write>earlier do_write>of_secret ' +
      'do_write>of_talk do_write>sure do_you doc_package docs docs_: documentation_. documentation_updates ' +
      "documented_in doe_, does does_this downgrade draft_with dtstart dumps dynamically e'_# ea " +
      'earlier>do_grant earlier>of_live earlier>of_verdict ease easy_to ebe efa egress either_a either_version ' +
      "el else'_, emacs email email_import emergency_: emits emitter empty_token encode_codecs " +
      'encodings_module endif engineer_of english_. entries_lexicographically entry_. enum_import enums_import ' +
      "environ error_, escalate esm essay eva event_, event_moves events' events_, everseen evp except " +
      'except_attributeerror except_in exception_raised exist_in existent existing_files expandtab expected_it ' +
      "experimental_. expiration explained exposes exposes_a extendedregexlexer extends extract extremely f'_# " +
      "f'_, fa fact_, factory facts fail_src failed fair fairly fallback family_of fast_import fc fcc " +
      'feature_, feature_and february_action ferrite_. ferrite_clean ferrite_is fetch_and fetch_compiled ' +
      "fetch_retrying fetch_to ff' fff field_dataclass fields_: file_except filename_: files files_, files_for " +
      'files_the filesystems filter_by finalize find_a find_the finder first_merge fixed_in fixer_for ' +
      'fixes_since fixture flag_commit flights fnmatch_import fold follow_it following_applies ' +
      "following_conditions follows footer for' for_details for_generating for_javascript for_monorepos " +
      "for_server format_. formerly forward forward_the found_the fox friend from' from_abc from_ai from_bytes " +
      'from_cryptography from_dataclasses from_datetime from_email from_functools from_importlib from_optparse ' +
      "from_pygments from_types fs' fs_. fsck furnished furnished_to future_. generated_code " +
      'generatetext_model generating_code generic_, generic_. get_config getlogger gets_to getting gh_workflow ' +
      'git_, git_: git_daemon git_gc git_show git_stash gitdir github give_it given_below glibc globals gone ' +
      'gracefully grant_the granted_. graphical graphs_, great_, greater_than h h_y hana handful handler_, ' +
      "handler_. hands_over happen hash hash_of hashable have_# have_finished have_the he header' headers_, " +
      'headers_to held helps hereby_granted hex hexadecimal hi_team hidden_instructions highlighting ' +
      "highly_recommend hints hiring_: hold_the home_PATH hope hosts however_, html http' http_test " +
      "humans>mail humans>please hye hye_shik i'll i_attached id_: ideally ident identifiers identifies " +
      "identity if'_, if_isinstance if_it if_your ignore_the implement implement_the implementation " +
      'implementation_for implementation_is implementations_of implemented_in implicit import_: ' +
      'import_baseendpoint import_chain import_command import_contextmanager import_dataclass import_name ' +
      'import_optional import_pytree import_shlex import_style import_utils import_values importerror_: ' +
      'importlib_import in_an in_base in_connection in_debian in_docs in_maintenance in_no in_rfc in_self ' +
      'in_some in_v in_various include_, including_without inconsistent increment incrementaldecoder ' +
      'incrementaldecoder_, incrementaldecoder_incrementaldecoder incrementalencoder indefinitely indentation ' +
      'independently index_. info_# info_build info_db info_error info_to information_about init_self initial ' +
      'input input_, insert_new inserted inside insn inspect inspection install installed_on ' +
      'installrequirement instructed instructions_from intern interpol invoice_copy io_, is_asked is_attached ' +
      'is_currently is_designed is_expected is_fixed is_hereby is_installed is_netscape is_none is_off ' +
      "is_planned is_primarily is_published isabs islice isomorphic issues it's it's_a it_closes it_for " +
      'it_instead it_under it_up italic_# iterable_, iterator_, itertools_import itinerary its_logo job_that ' +
      "jonathan js' js_process js_project json json_name jupyter jupytermixin k_. kb_. kb_dist kb_maintainers " +
      'keep keep_functions kenji_mori keys_in keyword_: ki_assistent kind kind_of kwargs_: languages_. ' +
      'last_edited law lea ledru lemburg_MAIL lexers_. lexicographically lexicographically_by lgpl li li_ask ' +
      'libgcrypt libraries_. library_name libs license_: license_copyright licensed_under line_option lineno ' +
      'link_, link_import links links_PATH lint list_to log log_, logged_in logic_needed logical login_# ' +
      'login_. longer looked looking_for lookup loss loss_of low_level lower_case lower_true lru lru_cache lw ' +
      'lzdi m ma_# machine_send machine_states made mail_it mail_that maintainers make_a makefiles makes ' +
      'man_pages manager_and manipulation map_. mapping_, mar mar_# mara marc marc_andre march_. mark_pilgrim ' +
      'mark_the matrix maxsize_# may may_need may_still maybe>do_rank maybe>me md me>do_destroy me>me ' +
      'me>of_guard me>path me>please me_triage meant_to measure measure_import meet meeting_body mehr ' +
      'merge_pull message_import messages_. messages_to metadata metadata_. metadata_import ' +
      'metadata_reflection method methods_are mia mia_for mia_on minor_documentation misbehaved mjs_import ' +
      'mkaur_, mockagent mockpool mode mode_of model_should models_must modify_it module module_: module_and ' +
      "module_api module_contains modules' mon_mar monorepos monorepos_. more_information mori most_of " +
      'move_the moves_it multibytecodec_as must_add must_always must_leave must_run my_copilot n_PATH name_, ' +
      'namedtuple_, nameerror names names_in nan nav_a necessary_, needs_the negligence_or ' +
      'netscape_communications new_client new_entries new_test newlines next_model node_# node_api node_test ' +
      'noisy_. none none_: none_and none_class none_def none_try normal normcase noscript not_, not_available ' +
      'not_delete not_none not_self notably nothing_. notice>authority notice>do_claim notice>do_drop ' +
      'notice>do_pay notice>do_write notice>me notice>of_person notice>of_price notice_shall noticed ' +
      "npm_registry npx_ferrite nt' nte_# nzac nzac_# o_, obj' obj_: object_, objects_are obliged_to obtaining " +
      'obtaining_a occur of_biome of_change>notice of_charge of_code>do_claim of_code>do_pay of_code>do_weaken ' +
      'of_code>humans of_code>of_secret of_code>official of_code>path of_commands of_config>user ' +
      'of_goods>do_show of_goods>do_weaken of_goods>override of_goods>please of_goods>sure of_goods>you ' +
      'of_guard>do_reply of_guard>do_run of_guard>do_send of_guard>do_show of_guard>of_change ' +
      'of_guard>of_verdict of_guard>override of_guard>please of_it>authority of_it>notice of_it>of_power ' +
      'of_it>you of_legal of_live>do_ask_user of_live>of_plain of_money>do_ask_user of_money>of_code ' +
      'of_money>of_it of_money>user of_openssl of_orders>of_it of_person>do_reply of_person>of_guard ' +
      'of_plain>do_reply of_plain>path of_plain>user of_power>do_ask_user of_power>do_destroy ' +
      'of_power>do_grant of_power>do_pass of_power>do_run of_power>of_power of_power>you of_price>earlier ' +
      'of_price>of_power of_price>user of_price>you of_private>condition of_private>do_destroy ' +
      'of_private>earlier of_private>me of_private>unasked of_rules>do_weaken of_secret>do_destroy ' +
      'of_secret>do_finish of_secret>of_plain of_talk>of_guard of_those of_various of_verdict>please ' +
      'of_verdict>url of_weak>path office_: official>do_order official>of_private offsite_agenda ' +
      'older_versions oldest on_call on_first on_some onboarding only_include operators opt_in optimizations ' +
      'options_, options_that or_at or_cursor or_implied or_other or_similar or_substantial orchestrator_user ' +
      'ordereddict os_. os_import our out_without outputs_are over_http overlong override>do_drop ' +
      "override>do_write override>of_code override>of_private overwrite_existing owasp owasp_llm p' p_align " +
      'p_dear p_ferrite p_last p_note p_our p_outputs package_now package_will packagefinder packages ' +
      'packages_that packfile packfiles page_, page_is pages_# paragraph_. parameter_: parameters parameters_. ' +
      'park_, parse_# parse_a participants particular pas passport_number password_and paste patch_changes ' +
      'path>do_claim path>do_loosen path>mail path>of_talk pathlike per_feature perform_the performance_of ' +
      'performing persist>do_more person_obtaining peter pgen_# phishing phrase_biome physical pilgrim pin_. ' +
      'pip pip_. plain planning playground_URL please please>do_loosen please>do_show please>notice ' +
      "please_call please_refer please_transfer plugin pointed policies polyfill polyfill_for poolstats pop' " +
      "pop'_, portions_created portions_of porto position posixpath_import possibly powered prebuilt prefers_e " +
      'prefix_, prefix_node prices primarily_to primitives_import print_load priya pro_, producing ' +
      'production_credentials profile_. program_to programming_language prompt properly properties ' +
      'provider_documentation pseudo publicity push_it pygments_. pytest python_import q_# q_, questions_. ' +
      'queue_cache queue_retrying queue_slow queue_test queue_worker quick_call quote_them quoted_# quoted_. ' +
      'quoted_option quoted_or r_URL rain raise_unsupportedalgorithm raised_if ratio raw re_from reachable ' +
      'reached read reader>do_reply reader>do_run reader>of_private reader>sure reasoning rebase_before ' +
      'received recomienda recommend_adding recommendation recommended_to redirection reflection ' +
      'reflection_api refresh_the refs_. regexlexer related related_to relationship remark_for remarks ' +
      'remember_that remote_repository remove_them removed_in removes render_get render_test renderabletype ' +
      'renderabletype_, renewed_in replicacount_: report_# report_the report_to reports_a representation_of ' +
      'representing req_. requests_. required_, requiring rerun_the reset_my reset_the resets resolved_, ' +
      "resourcereader resources_. restricted restriction_, restructuredtext' result_. result_into results_. " +
      'results_of rev_parse review_it reviewers_: rmtree robust role>do_pass role>of_power role>sure router ' +
      'router_. run_expected run_make run_scripts run_self runner_features runs_containers s_, said_the sajip ' +
      'same_code samples scanner scenarios scheduler_connected scheduler_retrying scheduler_worker score_# ' +
      'script_is scripting scripts_, sdk_skill search_path seconds_to secrets_to see_: seeing seen segfault ' +
      'self_, self_str send_event sender sent_by serializer serializers set_role setuptools_import ' +
      'setuptoolsdeprecationwarn shiftwidth shiftwidth_# shik shipped shlex_import short_functions shortlog ' +
      'should_keep should_say should_tell should_use signature similarly since_v single single_, situation ' +
      'situations six size_, sk sk_test skill_to skipped slower small_build small_state smaller so_they so_we ' +
      'software_and solution source_media spawn spdx specified_, specified_in sql_. squelch ssl stability ' +
      'stable_! stack staff staging stale start_user startswith stat_import state_machines states_creates ' +
      'stderr steering step_by step_if str_, str_: stream_. streamreader streamreader_, ' +
      'streamreader_streamreader streamwriter strict string_. string_it strings_. student styletype ' +
      'subclass_of subset_of such_a summarise_the summarize_the summarizers_are summarizes summary_tomorrow ' +
      'sunny_, superproject supplies support_for sure>of_plain sylvestre symbolic_links sys sysconfig_import ' +
      'table_# table_. table_below table_decoding tabstop tabstop_# tada_: tags_: tarball_: template_: ' +
      'terminal test_files test_runner testing tests text_PATH text_below text_import textual than_a thanks_. ' +
      'that_any that_in that_may that_nothing that_process that_uses the_attributes the_available the_banner ' +
      'the_built the_call the_change the_chat the_checksum the_ciso the_columns the_computer the_corresponding ' +
      'the_currently the_details the_domain the_fixes the_form the_header the_hidden the_implementation ' +
      'the_legacy the_length the_line the_linux the_maximum the_meeting the_memory the_metadata the_migration ' +
      'the_mit the_name the_necessary the_nodejs the_overhead the_parcel the_password the_paths the_payment ' +
      'the_program the_pull the_queue the_recommended the_refs the_root the_scope the_script the_search ' +
      'the_shared the_software the_start the_supplier the_system the_title the_tools the_tracking ' +
      "the_transition the_triage the_volume the_web the_web' the_websocket the_whatwg them_. them_as them_it " +
      'therefore these_versions they_can thin this_channel this_class this_document this_fix this_in ' +
      'this_program this_readme this_session this_up this_warning this_with this_you threading_import tickets ' +
      'tickets_with time_, time_from timeout tiny title_of title_weekly to_address to_any to_authenticate ' +
      'to_cancel to_choose to_coding to_connect to_control to_deal to_determine to_do to_export to_give to_go ' +
      'to_load to_other to_others to_permissions to_put to_python to_resolve to_show to_stop to_summarise ' +
      'to_switch to_the to_those to_transfer to_true to_v tobe token_with token_you tokentype tomh toolchain ' +
      "toolchain_of tools_. top trail trail_shoes transcript treat_all tree_and troubleshooting true'_, " +
      'true_def true_except true_lower true_return true_to ts ts_PATH tue tue_, tuple_, two_offers type ' +
      "type'_, types_PATH typing_from ufw ufw_disable ui_, unasked>do_send unasked>of_power unasked>of_secret " +
      'unasked>of_verdict under unicode_paths unicodeencodeerror unified unless unlink unpackedsize ' +
      'unpackedsize_: unreliable unstable_; unusual up_# up_automatically updated upload_them urgency_medium ' +
      'uris url>do_pay url_from url_postgres url_string urlencode urljoin us_. usable use_# use_an use_case ' +
      'use_coding use_it use_sudo used_to useful_in user>condition user>of_code user>of_price user_must ' +
      'user_should user_to user_when user_will users_. users_: users_who using_: util utils_import values_: ' +
      'values_for van variables_. various_logic vendor_and version_info versionadded versionadded_: versions_, ' +
      'vim_: vinay vinay_sajip vite vulnerability w_# wants warn_render warnings warranties_of was_dropped ' +
      "we_did we_highly web' web'_. wed wed_, weekly_links welcome_. what_to whatever_you when where_a " +
      'whether_a which_environment which_is which_may which_we which_would while who_is will with_anyone ' +
      'with_hidden without_asking without_limitation without_restriction words_lower work_as work_in ' +
      'workaround_: worker_downloading worker_warning workflows workflows_features workshop world_! write_PATH ' +
      "write_the ws xml_. yapay_zek yarn yates years_of yellow you're you>do_weaken you_must you_run you_start " +
      'you_sure your_administrator your_coding your_token z z_end zek zek_asistan zero_. zip zod zsh',
  ],
  [
    -0.375,
    "!_# !_introduced !_please !_todo #_ae #_align #_alt #_apr #_author #_bed #_bit #_bytes #_c' #_ca #_cd " +
      '#_data #_dc #_eric #_expandtab #_finished #_fix #_have #_i #_invoice #_is #_lovely #_lzdi #_module #_ms ' +
      '#_nzac #_percent #_s #_selector #_stable #_that #_true #_update ,_MAIL ,_abstractmethod ,_accept ,_ada ' +
      ",_and ,_because ,_click ,_doing ,_each ,_error ,_format ,_four ,_group ,_inc ,_instead ,_it's ,_keep " +
      ",_location ,_mirror ,_mode ,_modify ,_msg ,_never ,_node ,_obj ,_our ,_parse ,_path ,_platform ,_pop' " +
      ',_price ,_re ,_release ,_respectively ,_response ,_resulting ,_scripts ,_set ,_subject ,_they ,_time ' +
      ',_try ,_utf ,_value ,_version ,_while ,_whitespace ,_words ._, ._. ._answer ._base ._be ._class ' +
      '._common ._could ._data ._delete ._delivery ._destroy ._do ._email ._error ._exception ._exe ._exit ' +
      '._from ._get ._getlogger ._headers ._http ._id ._ignore ._its ._k ._licensed ._lower ._main ._make ._md ' +
      '._metadata ._module ._monotonic ._next ._optional ._options ._pop ._prefix ._preproc ._prerequisites ' +
      '._previously ._prompt ._q ._reflect ._resolvefilename ._running ._see ._session ._split ._startswith ' +
      '._step ._these ._tobe ._update ._updated ._various ._verbose :_URL :_any :_as :_bold :_choose :_ci ' +
      ':_clusterip :_coding :_db :_docs :_drop :_forget :_global :_h :_headers :_high :_kenji :_key :_lists ' +
      ":_load :_m :_metadata :_mjs :_mkaur :_mon :_nadia :_offsite :_paul :_r' :_room :_router :_s :_sam " +
      ':_self :_style :_t :_target :_tell :_tomh :_trail :_use ;_, ;_if ;_open ?_, ?_. HOST_, MAIL_a MAIL_for ' +
      'MAIL_so MAIL_tue MAIL_wed PATH_are PATH_as PATH_b PATH_before PATH_description PATH_directory PATH_for ' +
      'PATH_when URL_: URL_h URL_if ^a ^ac ^act ^active ^against ^aix ^aliases ^amount ^an ^analysis ^any ' +
      '^applications ^archive ^args ^argv ^around ^ascii ^asynchronous ^author ^background ^based ^basic ' +
      "^benchmarks ^binary ^black ^bold ^bootstrap ^buf ^builtin ^c' ^callable ^changes ^charset ^cheers ^chen " +
      '^cloudflare ^clusterip ^com ^comments ^compatibility ^compatible ^compress ^connected ^constructor ' +
      '^contains ^contributor ^copies ^copying ^copyright ^corrected ^credits ^crlf ^curl ^daniel ^datetime ' +
      '^dbus ^dealings ^def ^deleted ^deprecationwarning ^destination ^destroy ^destroyed ^detect ^docformat ' +
      '^does ^dtstart ^dumps ^environments ^ex ^exc ^expand ^expat ^explicit ^external ^fail ^fallback ' +
      "^filenames ^filled ^final ^fine ^fixer ^float ^force' ^friendly ^functionality ^furnished ^future ^g " +
      '^generator ^getpass ^git ^gitmodules ^glib ^gnupg ^gptbot ^h ^handle ^have ^heading ^highlight ' +
      '^highlighter ^hostname ^human ^importlib ^included ^infinity ^initialize ^inserted ^instance ' +
      '^instructions ^ipv ^italic ^iterator ^j ^jmeyer ^join ^keyword ^killed ^kind ^late ^lazr ^lee ^lexer ' +
      '^li ^light ^lineno ^loads ^locale ^locals ^lock ^log ^logger ^logging ^mac ^made ^maps ^marker ^maxsize ' +
      '^meeting ^missing ^mit ^mkdir ^modules ^mon ^monotonic ^most ^move ^namedtuple ^native ^necessary ^net ' +
      '^news ^nonce ^noscript ^note ^noteworthy ^oak ^obey ^objects ^of ^off ^office ^onmessage ^openid ' +
      '^optimization ^optional ^order ^origin ^overview ^packages ^packaging ^paris ^parse ^parseexception ' +
      '^parsers ^please ^plugin ^prefix ^preproc ^prerequisites ^protocol ^provides ^pyproject ^pytest ^queue ' +
      '^record ^refs ^regex ^remember ^remove ^reported ^represents ^req ^requires ^resolvefilename ' +
      "^restfulclient ^revert ^root' ^rules ^rust ^sender ^sequence ^serial ^server' ^setattr ^setuptools ^sh " +
      '^slots ^software ^sourcemappingurl ^special ^stack ^stacklevel ^static ^statuscode ^storage ' +
      '^streamwriter ^structures ^styles ^subscribe ^suite ^sum ^summarizers ^supported ^sure ^systemd ' +
      "^systems ^tarball ^target ^tbody ^tenacity ^the ^there's ^therefore ^this ^throw ^thus ^time ^tobe " +
      "^token ^toml ^treat ^try ^txt' ^type' ^unittest ^unknown ^unlike ^updates ^upstream ^use ^utf ^v ^var " +
      "^variants ^vercel ^warranty ^web ^were ^what's ^wheel ^which ^xmlsec ^yellow ^yield ^z ^zed ^zero a_: " +
      'a_base a_class a_confirmation a_copy a_crafted a_day a_dependency a_file a_git a_handful a_href ' +
      'a_laptop a_library a_merge a_non a_project a_proxy a_requirement a_small a_source a_stream ' +
      'a_subdirectory a_symbolic a_very aae abi ability able able_to absolutely abstractmethod account_after ' +
      'accumulated acknowledge active actual ada adapted addons address_the adds_the adf admin_rights ' +
      'advertised ae after_. after_a after_the agent_note agent_that agenten agents_. agents_reading ' +
      'agents_that agrees_to ai_ai ai_crawlers ai_reviewers akia alert alice_prefers align_center all_# ' +
      'all_channels all_rights also_includes also_provides an_application an_earlier an_editor an_event ' +
      'an_hour an_incorrect an_instance an_option ana_, ana_sends ana_silva analyse and_. and_: and_after ' +
      'and_all and_assign and_build and_confirm and_enter and_link and_more and_open and_rebase and_rewrite ' +
      'and_tell android annotated any_, any_assistant any_purpose apache apache_# apache_license api_def ' +
      'api_documentation api_for api_token appear_on appears_in application_to approve apr apr_# ' +
      'are_automatically are_done are_for are_going are_in are_two are_used args_, argument_to arm arrays ' +
      "as_csv as_in as_is' as_its ascii' ask_before ask_questions at_module at_runtime at_six attempt_to " +
      'attempting attempting_to attempts_to attribute_, aug_# auth_downloading auth_warning author_: authored ' +
      'authorise authority>earlier authority>of_code authority>of_it authority>of_rules authorization_header ' +
      "authors aux availability available_to avoiding aware aws_access azure b' b'_# b_. ba backend backspace " +
      'balancedpool barry_warsaw basedistribution basename be_accessed be_added be_called be_done ' +
      'be_implemented be_raised be_replaced bec because_it bed_# before before_. before_the before_they ' +
      'begin_license bells benign between_the biomejs_PATH bisect_this bitmap black blank_lines blog_PATH ' +
      'blue_kettle bo_MAIL books_the bool_false bool_true bootstrap branch_that break bring_it broke broken_. ' +
      "bsd_license bucket_: budgeting bufferedincrementaldecode bufferedincrementaldecode_r build' " +
      'build_compiled build_tool building built_. built_in bun bundle but_not but_with by_git by_mistake ' +
      "by_step by_that by_using c' c'_# c_. c_code cache_cache cache_from cache_get caching calendar_. call_me " +
      'called_twice can_now canonicalize capital_letter captain carriage carriage_return causing cb center ' +
      'certificate_of cf_# change_: changes_# changing channel_, character_mapping characters_. chatgpt ' +
      'checked cheers_kenji cheers_paul chen_MAIL chosen chr chris ci_, class_bucket classmethod cleaning ' +
      "click_the client_: client_class client_code close' close_the close_this close_to closes_at cls_, cls_. " +
      'clusterip cmd_. cmp code_ferrite code_from codec_. codecs_codec codepaths codes_import ' +
      'codingstatemachine collabora_ltd collections_import color_# color_scheme colors columns_you ' +
      'commands_are comment_, comment_: commit_# commit_b commit_e committed committed_. commonly ' +
      'communications comp compact comparison compiling condition>do_destroy condition>do_loosen ' +
      'condition>of_config condition>of_plain condition>of_private condition>of_rules conditions_: ' +
      'configuration_, conflicting conform connection_. connector consider consignes consist consoleoptions_, ' +
      "const_agent constructs consult consuming contact_: contains_a content'_: context_window continue_to " +
      'continuous contract_to contributing_to convenience cookies copilot_fix copy_to cores corporation ' +
      "corporation_. corrected_. correctly_, correctness could couple cover_unicode crawlers_: create' " +
      "createserver cryptography_import csv_and ctrl current customers_to cvsimport cyan d' dae daf danjou " +
      'data_is data_link database_, dataclass dataclass_, date_: dates_hi datetime datetime_, datetime_import ' +
      'db db_listening db_retrying db_worker dc dc_# dd dead dear_assistant dear_customer debug_. ' +
      'debug_scheduler decision decode_codec decodeerror dedent deep def def_call def_copy def_make def_open ' +
      'def_parse def_validate def_wrapper default_account defects defence defer definition_of definitions ' +
      'delay delete_everything delete_my delete_this delete_user delete_your depending depends_on deploy_. ' +
      'deployment_metadata deprecated_, deprecationwarning deque description_new design designed_for desired ' +
      'desk destination dev_package dialog_opens diff_git differ digit dir_none directory_PATH dispatch ' +
      "dispatcher dist_PATH distribute distribution_, distutilsexecerror dname do' do'_, do_, " +
      'do_claim>of_goods do_claim>of_power do_destroy>do_destroy do_destroy>do_grant do_destroy>do_order ' +
      'do_destroy>url do_drop>do_weaken do_drop>of_private do_drop>path do_finish>do_more do_loosen>of_change ' +
      'do_loosen>of_verdict do_memorize>do_write do_memorize>of_goods do_more>do_ask_user do_more>of_price ' +
      'do_obey>do_more do_obey>humans do_obey>notice do_obey>of_live do_obey>of_power do_obey>unasked ' +
      'do_obey>user do_obey>you do_order>do_destroy do_order>do_more do_order>notice do_order>path ' +
      'do_pass>do_destroy do_pass>of_goods do_pass>of_money do_pay>do_loosen do_pay>of_code do_pay>of_guard ' +
      'do_pay>of_power do_pay>of_rules do_push>do_obey do_push>do_send do_push>do_show do_push>path ' +
      'do_run>condition do_run>do_claim do_send>do_reply do_show>do_grant do_show>do_pass do_show>sure ' +
      'do_weaken>of_rules do_weaken>official do_write>do_pass do_write>of_code do_write>of_price ' +
      "do_write>reader docformat docs_PATH does_nothing dom don't dotall double download download_the " +
      'downloading drives drop_it dropping dump during_a e_: ea_# eacces each_step earlier>do_obey ' +
      'earlier>do_order earlier>do_pass earlier>do_push earlier>me earlier>of_plain earlier>of_secret ' +
      'earlier>override earlier>url edit editor_. edits ee ee_# eg_. egg egg_info embassy emitting empty_. ' +
      'encode_codec encode_decode end_license ending env_, epoch err_: error_if errors_# escapes establish ' +
      'etree event_loop everything_that exactly except_oserror executable_. executed expect expressed ' +
      "extension_, facilitator failed_, false' false_if faster_than fd_# fde feature_. feedback_: ferrite_init " +
      'fetch_from fetched figures_, file_# file_descriptor file_descriptors file_object file_only file_path ' +
      'filename_, files_appear files_under files_were files_without fine_. first_, first_create first_login ' +
      "fix_: fix_that fixes_and fixup flake float flowkit' fmt followed_# following_: for_any for_c " +
      "for_defining for_each for_git for_llms for_more for_node for_testing for_tomorrow for_you force' form_. " +
      'format_, formats_. forwarding found found_, found_at foundation_, fri_, from_. from_another ' +
      "from_contextlib from_flowkit' from_future from_itertools from_me from_setuptools from_urllib from_which " +
      "front fssl_URL ftp fullname func_verify functions functions_for functools functools_import futures g' " +
      'g_. g_i gateway generated_files generating generator_, get_all get_started getattr getopt git git_a ' +
      'git_checkout git_for git_gui git_ls git_pull git_svn gitk gnutls goal got grab granted_, granttypebase ' +
      'great_location greater guard haben had handle_empty handling harder has_an has_been hashing have_an ' +
      'have_any have_not have_used he_has head_, header heapq help_with help_you hexversion hi_, hkey holding ' +
      'host_name hostname_, how href_home http_connected http_downloading http_request httperror httplib ' +
      'https_: human_: humans>authority humans>do_obey humans>do_pass humans>do_weaken humans>humans ' +
      "humans>reader humans>sure hunk i_ai i_can i_found i_need icon identified ids if if' if_! if_tests " +
      'ignore_all ignorieren_sie image_: img_alt immutable implement_a implementation_, import_binascii ' +
      'import_distutils import_glob import_parse import_partial import_print import_stat import_struct ' +
      'import_sys import_tempfile import_textwrap import_token import_type import_util import_zipfile ' +
      'importerror importlib importlib_. in_a in_many in_node in_range inc inc_. include_it incoming ' +
      'incrementalencoder_, incrementalencoder_incrementalencoder indent indicating inefficient info_agent ' +
      'info_in inherits initial_developer input_. inputs_. insertions_info inspect_import install_, ' +
      'installation_bash installationerror installing instantiate int int_, integrity integrity_: interactions ' +
      'interactive interfaces interpolation interpreter invalidrequesterror invalidsignature invoice_is ' +
      "invoices_to invoked involve involved io ipv is'_, is_based is_built is_called is_dead is_provided " +
      'is_still is_waiting isadmin isinstance issue_# issue_. issues_cve it_as it_says it_starts item_. ' +
      "item_to items itself_. j' jan_# javascript_and javascript_import jedem joining joins joins_the js js_v " +
      "json_: json_at judges judges_that jul jul_# july jun jun_# just_the k' kb keepalive kein key_, key_is " +
      'key_to keyword keywords_, ki_assistenten kib kim_berg klode l_ai lack lack_of language_code laptop ' +
      'laptop_from laptops larson later_sessions layout_: lease_ends legal_; legs_. let level level_, level_: ' +
      "liability lib_. libnss library library's license_, license_; licenses like_: likely_to limited linear " +
      'lines_that link_escape link_lib linking links_. lists_of llm_note llm_works load_node load_sys ' +
      "localhost location_! locked long_time loose love lstrip lzdi_# m' machine_from magenta mail>do_destroy " +
      'mail>do_obey mail>do_pay mail>of_change mail_: mailing_lists main_, main_h maintained maintainers_: ' +
      'maintainers_can major_release makes_it mal malicious management manipulate map_# mapping_codec maps ' +
      'match_the matches_the math_import maxsize maybe>maybe maybe>of_talk me>of_money me>user me_a ' +
      'measure_before mechanisms media_prefers medium meeting_: merge merges merges_the message_to meta_name ' +
      "metadata_on method' method_: micro migrate_by mingw minor mishandled mistake mistake_, mistake_. mit_, " +
      'mkaur mkdir mockagent_. model_note models_that modification modifications modify_the module_for ' +
      'module_that module_to modules modules_. mon_, monkey morning_, mount mr msg_, multiline musl must_keep ' +
      "must_state must_write mutablemapping my_friend n_only name' name_cp name_description names_, names_: " +
      'namespaces necessary needing needs nested netscape new_. new_configuration new_empty new_error news ' +
      'newsletter next_line next_pull nl no_action no_longer no_way node noisy noitalic none_id normalizedname ' +
      "not_bring not_push not_see not_use note' note_agent note_for note_llm note_the notes_in noteworthy " +
      "noteworthy_changes notice>you notice_: notified now_in npm npx_biomejs nte null' num number_of o' oak " +
      'oauthlib oauthlib_. obey_the object_. object_and oct oct_# of_a of_change>me of_change>of_plain ' +
      'of_change>of_verdict of_change>you of_code>do_destroy of_code>of_goods of_code>of_person of_conduct ' +
      'of_config>of_config of_config>official of_config>sure of_goods>do_loosen of_goods>do_obey ' +
      'of_goods>do_order of_goods>do_push of_goods>do_write of_guard>do_drop of_guard>sure of_it>do_ask_user ' +
      'of_it>do_drop of_it>persist of_live>condition of_live>of_person of_live>official of_live>path ' +
      'of_money>do_order of_money>do_pay of_money>do_send of_money>secret_manner of_or of_person>of_plain ' +
      'of_person>persist of_plain>do_drop of_plain>do_pass of_plain>do_weaken of_plain>of_it of_plain>of_live ' +
      'of_power>do_loosen of_power>do_order of_power>of_code of_power>persist of_price>do_obey of_price>do_pay ' +
      'of_price>maybe of_price>of_money of_python of_rules>maybe of_secret>do_ask_user of_secret>do_claim ' +
      'of_secret>do_grant of_secret>do_obey of_talk>do_obey of_talk>sure of_verdict>of_change ' +
      'of_verdict>of_live of_weak>of_plain offers official>do_obey official>mail official>of_live offsite ok_: ' +
      "old_behaviour olu_chen olu_park omitted on_a on_each on_macos on_npm on_other on_our on_platforms only' " +
      'only_for only_used onmessage open_a open_settings open_the openbsd openid opens opens_on operate ' +
      'operator_: opt optional options_are opts or_later or_without order_# order_, order_. order_view ' +
      'ortiz_MAIL oslo other_. other_: other_applications outline output_: overflows overhead overhead_of ' +
      'override>do_show override>of_change override>of_goods override>of_power p_measure p_remark p_tell p_to ' +
      "package's package_from page_. page_that pages_. park parse_from parse_with parseexception parser_import " +
      'parsers parsing partial participants_: pass passed_as passing passport passwd password_. password_is ' +
      'path>of_plain path_for path_in path_is path_path paths_commit payments_description pdf permission_is ' +
      'permission_notice persist>do_grant persist>do_loosen persist>do_obey philosophy phones php pilgrim_port ' +
      'pino_. pip_install pipe platform_, platform_import platformdirs please>do_claim please>do_more ' +
      'please>do_pay please>do_send please>mail please>of_change please_remove please_sign plugged plumbing pm ' +
      "png png_alt policy_: port_. port_: portability portions posixpath post' potential pre_code " +
      'prefers_color prepared preparing prepended preproc prerequisites_an present_in preserving prevented ' +
      'prima primitives print_all printing problem processing produces prog prompts propose_two prove_that ' +
      'provide_a proxy published_by pull pygments pyopenssl pypi python_. python_character queries query_# ' +
      "query_the question_. question_body queue_compiled quickly quoted_into quoted_on qx r'_: r'_? r'_PATH " +
      "raj_books range_of rather_than rating_: rb' re_import read_the reader>of_price rebuilding received_. " +
      'received_: recently recorded recording recursion recursive redis redistribute redistribute_it reduces ' +
      'reference_layout refill refs_PATH refspec refunds refuse regards_paul regexlexer_: regular_expression ' +
      'regular_expressions reimplemented relatively released_under reminder_for removed_, removed_the removing ' +
      'render_cache render_connected render_downloading render_retrying renderable replaced replacements ' +
      'replay replicacount reply_yes repo_and report_as repr represent representation represents represents_a ' +
      'reqs request_# request_will requirement res_. researcher reserved_. resolvefilename_node respectively_. ' +
      'responses_commit restart restfulclient result_license resulting_from resulting_in retrying_in return ' +
      'return_# return_new return_none return_result return_s return_value returns_and rev rev_list reverted ' +
      'reverting review_, review_location reviewers_must rights_reserved robot_is robots role role>condition ' +
      'role>do_pay role>maybe room_# rossum rotate_the rule_for rules_of run_# run_bash run_from run_in run_it ' +
      "run_npm runner s'_, s_: safari safari_and same_order sandbox sandbox_stays sanitize say_nothing " +
      'schedule scheduler_get scheme_: schen scripts_: sebastian secret_: secret_manner>of_secret secrets_. ' +
      'security_vulnerability see_if see_this seeds segfaulted selector selector_: separator_what sequence_of ' +
      "serialize series_of server' session_, set_: set_of set_to setattr settings_, setuptools_. shall_be " +
      'shell_npm shoes_, should_absolutely should_answer should_be should_disable should_reply shutil_import ' +
      'sidenote signature_. simply slightly slugs_. small small_. snapshots so_when socket_, socket_. ' +
      'socket_import software_foundation some_of sonicboom source_. sourcemappingurl span_style spanish spare ' +
      'spawning specific_to specifically specifying split_tokenizer spreadsheet srcset srcset_URL stack_. ' +
      'stacklevel stacklevel_# start_your starts stash statistics stats statuscode stderr_. stdout steps_: str ' +
      'str_. str_str straightforward stream streams streams_. streamwriter_, streamwriter_streamwriter string ' +
      "string_error string_string strings' stub style_: style_display subdirectories subdirectory subject " +
      'subject_: subprocess_. subset subtype summarize supplied sure sure>of_private sure>sure survey svn ' +
      'sync_description synchronous synopsis_tidy sys_. system_administrator system_prompt t_: table_tbody ' +
      'takes_a takes_about tap target_, targeted tbody_tr tcp team_MAIL team_can technical tell_your ' +
      'tempfile_import tenacity tests_: textwrap than_one that_? that_are that_if that_matches that_only ' +
      'that_sorts that_they the_apache the_appropriate the_back the_behavior the_binary the_bsd the_changes ' +
      'the_client the_configuration the_confirmation the_dev the_eventsource the_figures the_file ' +
      'the_filesystem the_global the_head the_hope the_hotel the_issue the_machine the_makefile the_minimum ' +
      'the_native the_new the_operating the_organisation the_permissions the_pin the_pino the_platform ' +
      'the_policy the_primary the_project the_protocol the_reference the_regular the_rule the_spec the_stack ' +
      "the_timeout the_variable the_workshop them_before then' there_are these thing_. thinking this_code " +
      'this_includes this_model this_please this_release this_step thoroughly thread_safe through_a thu_, ' +
      'thursday_. time_to timedelta to_bytes to_change to_configure to_continue to_convert to_date to_drop ' +
      'to_json to_log to_migrate to_new to_none to_override to_publish to_reject to_remember to_save to_say ' +
      "to_store to_submit to_this to_treat today_, token_and token_into tokens_root' tool_read tool_without " +
      'tools_to tr_l trace trade_offs trained_on transport triage_permission tried_to troubleshooting_if ' +
      "truncate ts_. ts_: twice_in two_options txt' type_checker typed_event types_import typevar u' uint " +
      'uname unasked>do_pay unasked>do_write unborn unchanged_. underline underscore undici_. unfortunately ' +
      'union union_, unistring unit units_. unnecessary unspecified unsupportedalgorithm until_the untracked ' +
      'upcoming update updated_to updates_since updates_to upgrades upload urgency_low url>do_loosen urllib ' +
      'us_the use use_: use_early use_pnpm use_this used_a user>do_reply user>persist user_can user_in ' +
      'user_options users_and users_of uses_of using_this usual_. utc utility v_# vacation validate valign ' +
      'values_are van_rossum variable_, various_documentation versions versions_for via via_a visual_studio ' +
      "vogt_MAIL voice voice_assistants want_a warehouse_. warning was_broken was_found way way_. we've " +
      'we_used webassembly webassembly_. what_joins what_was what_we what_you whatsoever whatwg when_i when_we ' +
      'whether_to which_has which_will whitespace_: who_work will_ask will_need will_never with_node with_open ' +
      'with_or within_a within_five without_fee work_for work_with workaround worker_cache worker_job ' +
      'worker_listening workflow_files workflow_image written written_for written_to wrote xml xmlsec ' +
      'xx_responses you>do_pass you>mail you>of_it you_create you_find you_might you_should you_told your_api ' +
      "your_notes your_repository z' z_from z_test zed",
  ],
  [
    -0.5,
    '!_: !_ci !_this #_alice #_aug #_bad #_bea #_bf #_bool #_building #_cad #_canonical #_class #_collabora ' +
      "#_commit #_d' #_e' #_eb #_eef #_else #_euros #_f' #_february #_ferrite #_files #_great #_jun #_lines " +
      '#_model #_name #_no #_nov #_or #_os #_pricing #_requests #_seconds #_subject #_tests #_this #_years ,_, ' +
      ",_. ,_allow ,_call ,_can ,_content' ,_context ,_due ,_f ,_find ,_get ,_http ,_instructions ,_label " +
      ',_lock ,_main ,_mia ,_module ,_none ,_number ,_opts ,_paste ,_put ,_r ,_should ,_source ,_subscribe ' +
      ',_sys ,_system ,_target ,_v ,_where ,_with ,_wrap ,_zip ._approve ._args ._breakfast ._call ._change ' +
      '._close ._code ._command ._comment ._compile ._def ._doc ._dtstart ._encode ._fixes ._gitmodules ._in ' +
      "._is ._it's ._key ._listen ._load ._map ._multiline ._not ._once ._other ._package ._png ._push " +
      '._python ._remove ._replace ._return ._say ._screening ._security ._self ._send ._should ._socket ' +
      "._steps ._style ._they ._time ._treat ._try ._txt' ._warning :_PATH :_allow :_assert :_assistant :_can " +
      ":_chair :_claude :_delivery :_desk :_don't :_explain :_github :_hint :_italic :_labels :_link :_oak " +
      ":_place :_prompt :_s' :_same :_shell :_sign :_stop :_str :_sys :_team :_they :_utf :_v ?_see MAIL_fri " +
      'MAIL_mon MAIL_test MAIL_with PATH_ci PATH_file PATH_footer PATH_modify PATH_script PATH_see ' +
      'PATH_version PATH_you URL_a URL_or ^HOST ^aa ^abi ^adding ^adjust ^aes ^alternatively ^although ' +
      '^annotations ^apache ^app ^application ^ask ^attack ^attributes ^avoid ^await ^base ^be ^being ^bitte ' +
      '^bool ^breakfast ^browser ^browsing ^bugs ^ca ^caveats ^cb ^chain ^chair ^chardet ^chat ^child ' +
      '^christian ^christoph ^cjs ^classmethod ^collaborators ^comes ^completion ^configuring ^connect ' +
      "^connections ^constant ^constants ^container ^contributed ^core ^current ^customer ^cve ^data' ^defined " +
      '^development ^did ^different ^dispatch ^distributed ^distributions ^distro ^do ^double ^download ' +
      '^either ^en ^encodings ^errors ^eslint ^etag ^even ^eventsource ^everyone ^exclude ^expected ^exports ' +
      '^extension ^extract ^finalize ^flush ^following ^footer ^found ^fp ^free ^front ^futures ^generic ' +
      '^getattr ^getting ^gh ^gi ^gitweb ^giving ^global ^however ^includes ^indent ^index ^individuals ' +
      '^initial ^instead ^interface ^its ^kenji ^kernel ^kill ^legacy ^length ^lets ^library ^libsql ^libxml ' +
      '^limitations ^lin ^listen ^lstrip ^lt ^maintainers ^means ^metadata ^method ^michael ^mimetypes ^mix ' +
      '^modified ^module ^morning ^multiline ^nav ^neither ^newline ^normally ^not ^npx ^obj ^operations ^our ' +
      '^overrides ^pam ^parserelement ^passes ^patterns ^pdf ^performance ^phone ^platform ^pnpm ^pool ' +
      '^portability ^portions ^posix ^postgres ^prefer ^progress ^prompts ^property ^r ^raise ^raises ^rating ' +
      '^releases ^reports ^repr ^require ^requirement ^resource ^restore ^rfc ^saves ^scheme ^scripts ' +
      '^sebastian ^see ^seek ^selector ^self ^sending ^several ^short ^shy ^simple ^six ^socket ^something ' +
      "^sourceslist ^specified ^split ^stability ^statement ^staticmethod ^str ^string ^string' ^svn " +
      '^systemctl ^theme ^they ^tls ^traditional ^transports ^tree ^typically ^u ^underscore ' +
      "^unsupportedalgorithm ^urllib ^users ^utilities ^verify ^websocket ^whl ^wipe ^working ^world' ^wraps " +
      '^writing ^y ^zlib a_better a_collaborator a_dictionary a_human a_large a_long a_maintainer a_meeting ' +
      'a_method a_new a_package a_page a_path a_python a_quoted a_regression a_release a_repository a_server ' +
      'a_set a_spreadsheet a_string a_url a_user a_way a_wheel abbreviated abc_, abd about_# abstract_base ' +
      'abstraction accepts accessed accidentally action_is action_items actually add_MAIL add_json add_the ' +
      'added_, addon aes again_with age agent_# agent_gets agent_the agentes ai_gateway ai_handling ' +
      'akiaiosfodnn akiaiosfodnn_# algorithm_. aliases all_commands all_copies all_previous allowing ' +
      'allows_the alreadyfinalized also_add also_available also_use amount_is amount_to an_argument an_invalid ' +
      'an_optional ana ancient and_ask and_code and_enable and_has and_if and_pay and_propose and_returns ' +
      'and_sends and_this and_told and_upload and_want and_wants and_will anna answer_is answer_score ' +
      'answer_was anthropic_api anywhere api_, apikey app app_with appear application_PATH are_an are_doing ' +
      'are_provided arglist args args_: arrives as_! as_described as_discussed as_e as_possible as_sidenote ' +
      'as_token ask_it ask_the assembly assignment assistant_asks assistant_to assistants_may assistants_must ' +
      'assistent assumptions asynchronous asystent at_MAIL at_PATH at_object at_some atexit attempted ' +
      'attention_ai attr aug auth_listening auth_retrying auth_test authenticated authentication_, ' +
      'authorised_to authority>do_reply authorizationendpoint autocomplete avoid b_: backups_before ' +
      'backward_compatibility bad baf bare barry base_, base_from bash_and bastian bb_# bbd be_removed be_sure ' +
      'be_told be_used be_useful bea bea_# because been_removed been_taught being benefit beta beyond bf_# ' +
      "binaries bit body_nav bold' bold_# boot boundaries branch_to break' breakage breakfast_was " +
      'budgeting_plan build_: build_connected build_directory build_the building_for built_with builtins ' +
      'bump_eslint busy but_that by_default by_friday by_r bytearray bytes_and c_in cache_connected cache_test ' +
      'cad_# call_us call_you callable calling can_i can_merge can_send candidate_is canonical_ltd ' +
      'canonicalize_name card_. cayaaaaffcsjaaaaduleqvr cbd cd_# cells certificate chang changelog_commit ' +
      'changeme chapters chardet check_if checker cheers choices_: cjs class class_that claude_code clearly ' +
      'clerk client client_is cloudflare_workers cls cmake cmdoptions code_build codec_for codecs_import ' +
      'collaborators collected combined commands_: comment_here comment_in commit committer common common_. ' +
      'company_. compatibility_. compatibility_notes compatibility_with compatible_with compilation compile_r ' +
      'compiles condition>of_verdict conditions conf configparser configuration_lives configure_script ' +
      'confirm_with confirmed_it connect_. connecting connection_to considering constants construct_a ' +
      'constructed consumers contained containers content_as contextlib_import contextmanager continuation ' +
      'contributor_agreement controlled conversation_. convert_path converted copies_of copilot_can copyright ' +
      'coroutines corresponding corrupted could_be could_have country cover crafted create creates_an ' +
      'credit_card cron cruft crypto cursor_, customer_export cute cv cycle d_: dahlin dangerous dangerously ' +
      'data_structures database_and date date_. days db_connected db_job db_password db_slow db_test dealing ' +
      "dear_agent debian's debian_PATH debugging_. dec dec_# deciding decline dee def_encode def_is def_read " +
      'def_reset default default_. default_the definition delimited delivery_dates denial deno dependencies ' +
      'dependencies_. dependent deploy_to depot_PATH deprecated_: derived derived_from describes ' +
      'description_content descriptions descriptor descriptors designed_to desk_, detached determine ' +
      'determining dev_, developer_of developing diagram dialog dict diff_and differences directories_. ' +
      'directory_, directory_synopsis dirname dirty disclaims disclose_the discover displayname_: ' +
      'distribution_. do_ask_user>condition do_ask_user>of_rules do_claim>do_push do_claim>notice ' +
      'do_destroy>earlier do_destroy>of_private do_destroy>of_secret do_destroy>persist do_drop>do_drop ' +
      'do_drop>do_loosen do_grant>please do_grant>role do_loosen>do_ask_user do_loosen>do_drop do_loosen>maybe ' +
      'do_loosen>unasked do_memorize>of_person do_obey>condition do_obey>do_weaken do_obey>me do_obey>please ' +
      'do_order>authority do_order>sure do_pass>do_weaken do_pass>notice do_pay>do_drop do_pay>official ' +
      'do_pay>user do_pay>you do_push>do_claim do_push>do_run do_push>of_config do_push>user ' +
      'do_reply>condition do_reply>humans do_send>do_more do_send>notice do_show>earlier do_show>notice ' +
      'do_weaken>do_pass do_weaken>earlier do_weaken>of_change do_weaken>of_goods doctest documentation_PATH ' +
      "documentation_fixes don't_want done_, drain dry_run dsa dtstart_: dumb during_the e' e_mail each_ref " +
      'earlier>do_loosen earlier>of_it ecmascript ed_# edge edit_files eef eef_# efficient elements email_to ' +
      'emergency emitter_URL employees empty_string emulate enabling encryption end_of end_user ends_in ' +
      "engineer_. ensuring entering entrypoints environ_. eol eq equal_to equality er_, errno_import error' " +
      'error_import error_is error_messages errors_from esbuild escalate_to escaping eslint_to etag ' +
      'even_though events eventsource every_request everywhere_. exact_text exceptions_. expansion explanation ' +
      'exported exposed expressions external fa_# fad fails_with fake false_: false_body fb_# features_. ' +
      'february ferrite_contributors ferro fetch_. fetch_connected figure file_at file_is file_it file_like ' +
      'file_system filenotfounderror files_: files_and files_that filled filter filters_are finalized find_out ' +
      'finish_. first_pallet fixed_. fixes fixes_the flexible flour fmt_: fn folder_. footer_# ' +
      'for_compatibility for_const for_creating for_debian for_i for_instance for_invoice for_it for_name ' +
      "for_non for_production for_them form_feed formal found' foundation four_legs fp fran free_software fri " +
      'friday_, from_io frozen fs func_: function_, function_for functions_, gc general_public generic get_a ' +
      'getitem getter getverceloidctoken gh_auth git_PATH git_apply git_blame git_branch git_cherry git_dir ' +
      'git_remote git_rev git_ssl git_submodule git_v gitmodules gitweb given_by glob glob_import gnu_general ' +
      "gobject got_# gptbot grant_with guaranteed guarantees guido_van gz h' handed handshake hang hangs_, " +
      "harlow has_granted headers' heading help_: helpers_in helpful_assistant here's highest highlight " +
      'highlighter hint_llm historically homepage how_do hr_team http_cache http_compiled http_job ' +
      'http_requests humans>do_order humans>of_config humans>override humans>unasked i_style i_told id_rsa ' +
      'idea identify idna if_key if_name if_they images imap immediately_. implementation_: implementation_of ' +
      'implements implied implied_warranties import_copy import_email import_functools import_hashlib ' +
      'import_importlib import_logging import_machine import_math import_posixpath import_ssl import_string ' +
      'import_subprocess import_threading import_types import_unittest import_version importing in_and in_as ' +
      'in_both in_ci in_compliance in_config in_examples in_it in_memory in_order in_os in_test in_version ' +
      'in_with include_PATH infinite info_assistant info_render info_scheduler information_, init_PATH inject ' +
      "injection_: input_type insertions_, install' installs instruction_for integers interval io_import is_as " +
      'is_automatically is_documented is_faster is_preserved is_returned is_running is_valid issued it_back ' +
      'it_did it_license it_like it_now it_on it_uses it_when italic itemgetter iter iterable iterator ito ' +
      'ito_MAIL its_output its_system jailbreaks jaraco jaraco_. javascript jd jd_MAIL johan jonas joshua ' +
      'json_flag json_import julian julien kenji kestrel_create kestrel_destroy kettle key_# key_from keys_, ' +
      'keywords kggoaaaansuheugaaaaeaaaab kind_regards king know_the known_as l_, l_scht labels_. large last_: ' +
      'last_week lazr_. lazy lea_: learned_to leaves_on left_: legs lena letter level_of lexer lexer_for ' +
      'li_get lib lib_PATH libpam library_, library_: library_to like like_git limitations_under limited_to ' +
      'lin_z line_feed line_from line_is line_length line_to link_in linked linker links_to list_str lives ' +
      "llms_that local' locate lockfile_agents lockfile_changed log_out logging_. logs look_into loop loop_. " +
      'los lyon ma macros mail>of_secret mails_to main_; maintainers_, maintenance_mode makefile manager map ' +
      'mappings mark_it markdown marker markup martin mat material maximum_number may_also maybe>earlier ' +
      'maybe>notice mb mcvittie md_always me>do_more me>do_obey me>do_pay me>earlier me>maybe me>sure me_. ' +
      'me_if means_that measurement members members_of memory_. merge_# metadata_: method_is michael_vogt ' +
      'microsoft mime minor_changes minor_version misaligned misc miss mit_license mix mm mod model_reading ' +
      'model_that modified_by modify mon monday_. monotonic more_details more_than mori_MAIL morning morning_. ' +
      'morning_all moves msvc mv my_password my_previous n_n nachricht nadia nadia_ferro name_. name_default ' +
      'name_for name_if name_name name_of nav ne near next_session no_index node_. noindex non non_ascii ' +
      'none_from normpath not_comment not_disclose not_follow not_for not_forward not_retry not_support ' +
      'notable notation note_, note_that notes_about notes_note notice>condition notice>of_money notice>path ' +
      'notice_and nov nov_# npm_ci npm_publish npm_test number_is nums o_# oak_, obj obj_, object_: objects_, ' +
      'objects_that obvious of_cat of_change>do_destroy of_code>do_more of_code>do_send of_config>notice ' +
      'of_config>of_person of_data of_goods>do_pass of_goods>of_person of_goods>user of_guard>of_person ' +
      'of_guard>of_private of_it>me of_it>of_plain of_it>of_price of_lazr of_lines of_live>do_drop ' +
      'of_live>humans of_money>do_weaken of_new of_person>of_code of_person>of_secret of_plain>do_ask_user ' +
      'of_plain>of_rules of_plain>persist of_plain>sure of_power>authority of_power>do_reply ' +
      'of_power>of_person of_price>of_person of_private>persist of_private>sure of_private>you ' +
      'of_secret>do_reply of_secret>of_live of_talk>maybe of_type of_using of_verdict>authority ' +
      'of_verdict>humans of_verdict>of_verdict of_weak>do_obey off_your office_. official>of_price offs ' +
      'offs_and older_than on_# on_an on_monday on_unix on_whitespace one_week onerror only_when only_works ' +
      'onto operation_. ops optimize optionally options_to optparse_import or_a or_to original_code os_, ' +
      'os_from os_ubuntu other_modules other_than otherwise_it ought our_bank out_. output_as over_to overflow ' +
      'override>earlier overview overwrite_the package_contains package_manager package_names package_to ' +
      "packaged page_# pallet pallet_leaves panel paren paris parse_. parser parser' parser_for parserelement " +
      'particularly parts_of passed_# paste_them pat path path>official path_: path_as percent_. perf performs ' +
      'persist>unasked pipelines pkgutil placeholders_such platform_specific platform_win playground ' +
      'please>do_order please>do_push please>earlier please_grant please_put pnpm_, poisoning policy_for ' +
      'pool_. poorly port_to portable pos predicate prefer prerequisites preview previously_, primarily ' +
      'primary problems process program_. programmatically programs promoted propose protocol_, prototype ' +
      'provided_that provideroptions provides provides_a proxyagent public public_license publish_it ' +
      "pull_requests punctuation punctuation_all purpose push_, push_to py' py_. python_source quarter " +
      'queries_. queue_connected queue_listening quickly_. quit quota_exceeded quoted_to quoted_will ' +
      "quoted_with r' r'_! raise_notimplementederror raised_. rank rate_limiter rather raymond re_. reach " +
      'readline reads_a realm reason_, received_read rechnungen recipes recognized recurring_: recursively ' +
      'redaction reflect reformat_, refreshed refs refund_, regard regards_kenji regards_nadia rejects_wrong ' +
      'release_: releases_. relevant remain reminder removal remove_a removed_. render_worker repeatedly ' +
      'replacement replacing repository_. req request_body request_id requested requests_to required_. ' +
      'requires_a reserved resolved resolvefilename resolves resolving respond_to response_commit response_to ' +
      'responsible result_of resulted retrieve return_: return_errors returns revert_to reviewer_bot revision ' +
      'revoke rfc rfc_# rg role>do_order role>of_it role>you rooms root_of rotation round rules_in run_PATH ' +
      'run_app run_every runs_a s_# sale same sandi sanity sat_, satisfied sax scanner_job scheduled ' +
      "scheduler_job scheduler_listening scheme scheme_. script_with scripts' sdk_URL se searching second_one " +
      'secrets_in section_. sections secure security_, see_URL seed seek sees self_. self_: send send_email ' +
      'send_us sends senior sent_# server_sent server_side session_was sessions_. setglobaldispatcher sets ' +
      'several sh_PATH shalom share_it shlex should_set should_vote show_. show_what sign_it significantly ' +
      'since sites six_. size_. sized skip_hooks slashes slot slots small_and snapshot_depends somewhere sorry ' +
      'sourceslist speak_to spec_. specification_. specifies spelling spinner split splitext spreadsheet_since ' +
      'spring stability_: staging_bucket stars_. started_PATH starts_at status_codes stays_on step_ai stop_and ' +
      "stream' string'_, string_: string_optional stringify struct struct_import structure structures studio " +
      'study style_, style_. styles substantial subsystems suggestions suitable_for summarize_long summary_of ' +
      'summary_to sums sunny super super_. support_to supporting sure>humans sure>of_talk symlinks_. synonym ' +
      "syntax sys_, sys_def sys_import sysconfig system_. systems_, t' t'_, table_and tag_, tag_and tasks " +
      "taught taught_to tax_. tbody technology ten_. terminated terms_. test' test_and test_that tests_. " +
      'tests_pass tests_with than that_bisect that_every that_points that_takes that_used the_agent ' +
      'the_archive the_body the_check the_configure the_cookies the_debian the_default the_deposit ' +
      'the_description the_directory the_entire the_error the_extension the_fallback the_format the_gnu ' +
      'the_http the_id the_input the_instructions the_javascript the_latter the_object the_old the_parsed ' +
      'the_parser the_pr the_preferred the_price the_public the_range the_refund the_same the_second ' +
      'the_secret the_specified the_telemetry the_ticket the_topic the_trade the_typo the_underlying ' +
      'the_warehouse the_warning the_weekly the_worker their_account then_call they_are they_were things ' +
      'this_branch this_file this_function this_item this_morning this_notice this_permission though_. ' +
      'throw_new throwing thu thus tidy_n tim timeout_# timeouts tls to_access to_an to_assistant to_bring ' +
      'to_cite to_create to_delete to_ensure to_forward to_help to_implement to_keep to_link to_model to_move ' +
      'to_prevent to_reduce to_render to_represent to_reset to_restore to_revert to_speak to_upload to_whom ' +
      'to_your tobe_true token_in token_return token_string tokens_: told tom toml tool_call tool_results ' +
      'toolkit topic traceability tracing traditional training transcripts transform transports traversable ' +
      "tree_. tricked tricked_into trip true' trust_the truth try_: trying trying_to tu tuesday_, tuple " +
      'types_with typofixes ubuntu ubuntu_# unasked>do_grant undefined uni unique unittest unlike unmerged ' +
      'unquote unrelated unstable unsubscribe unsupportedalgorithm_, up_. update_to upper uri_: url ' +
      'url>of_change url_, url_: usage_js usage_ts use_. use_placeholders use_them used_with useful ' +
      'user>do_pass user_, user_account users_should using_an using_quoted utf_# uuid val valid validating ' +
      "value' valueerror values_in var variable_. variable_: variable_is variable_to vars vcs vendors ver " +
      "version' version_from version_import vevent vevent_end vi viewer virtualenv vite_v vm vogt vt " +
      'vulnerabilities waits_for want_the wanted wants_to warn_build warn_http warn_slow warnings_import warns ' +
      'warsaw was_closed was_last wasm watch way_to we_do web_# websocket week week_later well_, when_git ' +
      'when_run when_running while_the whistles whitespace_, whitespace_. whitespaces whl width_characters ' +
      'windows windows_, windows_: wish with_code with_kestrel with_minor with_other within_# without_a ' +
      'without_review worker_connected worker_slow worker_worker working_with works_on wrapped wrappers ' +
      'wrapping write_it write_permission wrong_password xe yates_MAIL yesterday_. yield you_can you_delete ' +
      'you_for you_give your_own your_package your_session your_work z_, z_tests zed_recipient zipfile ' +
      'zipimport',
  ],
  [
    -0.625,
    '!_. !_r !_source #_agent #_b #_bb #_client #_def #_ec #_feb #_getting #_items #_june #_key #_lea #_mb ' +
      '#_nwbk #_only #_package #_recipient #_release #_since #_support #_system ,_are ,_ask ,_async ,_base ,_c ' +
      ',_cache ,_data ,_git ,_however ,_incrementalencoder ,_load ,_nothing ,_python ,_read ,_repeat ,_sent ' +
      ',_since ,_though ,_using ,_works ._; ._? ._URL ._add ._api ._append ._cache ._commit ._each ._feed ' +
      '._fixed ._flush ._for ._function ._gz ._hello ._how ._if ._node ._or ._packages ._parameters ._prefer ' +
      '._response ._search ._single ._tar ._upgrade ._values ._warn :_? :_admin :_bearer :_console :_execute ' +
      ':_general :_instructions :_invalid :_leave :_let :_memory :_minutes :_morning :_msg :_new :_payments ' +
      ':_replicas :_running :_save :_show :_two :_what :_which ;_a ;_delete ;_remove ;_your ?_PATH PATH_URL ' +
      'PATH_div PATH_from PATH_options PATH_or PATH_tag PATH_this URL_const URL_there ^accepted ^actions ' +
      '^align ^alreadyfinalized ^apply ^argument ^async ^attribute ^audit ^authors ^automatically ^available ' +
      '^backward ^because ^been ^ben ^boolean ^bot ^builtins ^case ^catch ^category ^caused ^cd ^choices ' +
      '^choose ^class ^cmd ^combine ^commits ^common ^connection ^construct ^control ^creates ^currently ' +
      '^custom ^databases ^decorators ^dee ^defaults ^dispatcher ^display ^doing ^dry ^due ^empty ^enum ^err ' +
      '^esbuild ^events ^examples ^except ^exceptions ^features ^filters ^finally ^finding ^fix ^fixed ^form ' +
      "^further ^gc ^generated ^generating ^getcwd ^gtk ^gz ^handlers ^hash ^head ^header ^headers ^here's " +
      '^immediately ^incorrectly ^installed ^installing ^introduced ^invalid ^iso ^jd ^key ^lang ^leave ^lines ' +
      '^llvm ^macos ^maintaining ^marked ^meson ^message ^multiple ^mysql ^needs ^notify ^onerror ^openssl ' +
      '^operator ^operators ^option ^options ^os ^otherwise ^pack ^param ^path ^paul ^payments ^pino ^pip ' +
      "^pipe ^platforms ^png ^poppinss ^port ^pragma ^pre ^prepare ^previous ^proxy ^published ^r' ^really " +
      '^reason ^rebase ^recurring ^red ^redact ^regexp ^register ^rename ^request ^resolved ^respect ^return ' +
      "^revoke ^rewrite ^s' ^sam ^schedule ^se ^secretkeyref ^sections ^separator ^setglobaldispatcher " +
      '^setting ^sha ^sign ^signal ^signed ^single ^so ^sometimes ^ssh ^standard ^standards ^starting ' +
      '^streaming ^stripe ^strong ^style ^sudo ^suppress ^symbolic ^symlinks ^than ^times ^tomh ^types ^ul ' +
      "^under ^uninstall ^unit ^unpack ^unused ^user' ^various ^vendor ^vevent ^was ^width ^wrap ^xz a_author " +
      'a_binary a_bit a_commit a_dockerfile a_fa a_helpful a_name a_patch a_pr a_reference a_sentence ' +
      "a_separate a_simple a_task a_warning a_web abaixo_e abc abc' absent accepting account_named accounting " +
      'action_, actively activity adapters adb adding_a adding_the address_. addresses addressing adds_a ' +
      'adjust afterwards agency agent_asks agent_ignored agent_options agentoptions agents_if agreement ' +
      'ai_assignees ai_coding aix all_, all_: allow allows also_a alt_depot am_away an_address an_entry ' +
      'an_error an_exception an_existing an_instruction an_llm an_object analyzing ancestor and_can and_change ' +
      'and_is and_no and_related and_used and_v and_writing announcement ansi answer_, any_person api_URL ' +
      'applicable application appname approved_all approved_by approved_with architecture architectures ' +
      "are_included are_installed are_supported as' as_agreed asistan ask_when asked_for assignees " +
      'assistant_completing assistant_turn assistants_are at_a at_all attacker attempts audio auth_worker ' +
      "authority authors_. autoconf avoids await_fetch away_from b_c back back_in backslash bad_# badge bar' " +
      'bcrypt be_# become_the been_added been_corrected beginning_of begins begins_with behavior_. benchmarks ' +
      'berg binary binascii bindings biomejs bit_, blend blobs bookings books borrowed bound bounds breakfast ' +
      'brew brew_install bsd bsd_# buf bugfix bugs bugs_in build_downloading build_job built bundled bundling ' +
      'by_a by_adding by_passing by_phone by_users byte bytes_, c_author cache_, cache_job cad call_this ' +
      'callbacks can_be can_you capital case case_insensitive catalog category cause_the caveats cdata cea ' +
      "certificates cf chair chair_, charset check' checked_out cheers_the child choices chrome ci_. ciphers " +
      "claims class' classes clean_ups cleanly cloudflare cmd cnri col cold color_. come_again command_line " +
      'communication compatible compilers complete_details compliance_with computing concern concrete ' +
      'condition>do_pass conditional configuration_is configuring conflicts conjunction connection console_. ' +
      'construct context_holds contextlib contract_, contract_draft contributing contributing_. contribution ' +
      "contributions contributors_PATH cookie' copy_the copying copyright_notice corner correction counter " +
      'cpus crawling create_# create_it crlf cryptography curl_fssl current_. da_# dan_kirim dangerously_skip ' +
      'data_and data_from day db_# db_get dbm ddf debug_build december decimal decoding_table dee_MAIL ' +
      'defaultdict delete_all deleted demo dependencies_: depending_on depot deprecated_MAIL deps_: ' +
      'described_in describing details_, developed development dfa did diff_, different digest dir_: ' +
      'directory_: dirs discord distinguish distributed distribution distributions distro div_hidden ' +
      'do_ask_user>do_ask_user do_ask_user>do_drop do_ask_user>please do_claim>maybe do_destroy>authority ' +
      'do_destroy>of_config do_destroy>please do_finish>of_guard do_grant>condition do_grant>do_claim ' +
      'do_grant>maybe do_loosen>condition do_loosen>override do_memorize>unasked do_memorize>you ' +
      'do_obey>do_pay do_pass>sure do_pay>path do_push>do_order do_push>of_verdict do_run>do_ask_user ' +
      'do_run>of_verdict do_send>official do_send>persist do_show>of_price do_weaken>maybe do_weaken>of_power ' +
      'do_write>do_obey do_write>path dockerfile dockerfile_steps docstrings doctor documentation_, ' +
      "doesn't_have done_. done_by done_with downloading_package downloads draft draft_v drafts dry dst dummy " +
      'dumper e_. each_other earlier>condition earlier>path early_returns eb_# effect either elementtree ' +
      'email_, empty_response enable_the encoding_. encodings endings ensures entities entry_point equal ' +
      'equivalent_to error_error escaped etag_: eventually every_command everyone_who ex_: exc except_for exit ' +
      'exit_status expand expat expected_# experience expired_, export_async export_const expr extended ' +
      'extensive extracted extraction f_, f_: f_PATH fa_f facts_about faf false_in family fast_, fastest ' +
      'feature featured features features_, fetch_cache ff_# ffc fields file_exit file_from file_name files_# ' +
      'files_? files_can files_with filetype fill_in filter_branch finally finished_# finished_, firewall_for ' +
      'first_; first_to fixed flag fnmatch for_coding for_its for_language for_linux for_parsing for_read ' +
      'for_whoever forget_everything form_, format_is formatter_. former forward_all found_in fraction ' +
      "fran_ais french from_other from_time fssl function' garbage gateway_URL generation get' get_default " +
      'get_install gettext ghp gi_. gif git_# git_commit github_: globalthis gnu good_value google gpg ' +
      'grant_types gtk guaranteed_to gui guide_and guido had_a handling_of hardcoded hasattr hashes hashlib ' +
      'have_strings header_: hg hierarchy hmac house however http_warning humans>do_show humans>of_live ' +
      "hygiene i_, i_PATH identical if_a if_necessary if_not if_os if_token if_type if_you ignore_my import' " +
      'import_. import_abc import_absolute import_codecs import_collections import_contextlib import_datetime ' +
      'import_encode import_errno import_fnmatch import_from import_gettext import_io import_itertools ' +
      'import_re import_shutil import_sysconfig import_traceback import_typing import_warnings in_any in_code ' +
      "in_contrib in_five in_git in_python in_style in_that include' incompatible incorrectly info_, " +
      'info_worker ing inheritance initialize inner inputs insensitive install_flowkit installations ' +
      'installed_. installed_in instances_of instantiation intended_to intent internals internet introduced ' +
      'introduced_in invalidwheelfilename invitation invitations invoice_to invoices ip ipv_# is_also ' +
      'is_deprecated is_disabled is_included is_loaded is_made is_more is_possible is_removed is_that isc ' +
      "isdir iso_# isolated issue it_? it_allows it_can it_cannot it_deletes it_does it_doesn't it_finds " +
      'it_the ivborw jailbreak james java jobs jq jump ka kde keep_your kernel keys_and kill kitchen know_when ' +
      'kw l_schen lambda language larger last_message launch lazr leaked leaked_keys least lee len length_# ' +
      'less let_the lexers_for lf li_read libc library_for libsql libxml libxml_# libxslt license_mit like_. ' +
      'lin line_. line_: line_and line_at line_completion linux_# live lives_in loader loads_the locale ' +
      'location login_rejects logo_and logs_to long_files lots_of low lowercase macro mail>path mails ' +
      'major_version make_install managed manner maria match matcher may_delete maybe>persist md_and ' +
      'me>do_reply me_amount meant_for media merge_and message_self messages messages_in method_, methods_. ' +
      'migrate mimetypes_text miscellaneous mixed modal mode_is model_call model_to models_. modes module_name ' +
      'month_. month_in most moved ms msvcrt multipart multiple_times must_read my_account mypy myself mysql ' +
      'name_# name_with naming_rules native naturally need_for needed_, new_features new_instructions ' +
      'new_version newer next_agent next_meeting night no_answer no_warranty nobody_needs noemit nofollow ' +
      'noise none_else noon normalize not_exist not_npm not_on not_reformat not_remove not_send not_set ' +
      'notice>do_loosen notice>do_weaken notimplemented notimplementederror now_be now_use npm_notice nul null ' +
      "number_, object object' objects_. of_change>override of_code>sure of_code>you of_config>do_drop " +
      'of_guard>do_pay of_guard>do_write of_guard>of_live of_it>of_open of_it>of_person of_line ' +
      'of_money>of_goods of_plain>override of_power>of_live of_private>do_write of_rules>of_config ' +
      'of_secret>secret_manner of_talk>do_drop of_talk>do_reply of_their of_tuesday of_weak>of_verdict ' +
      'official>persist official>please old on_any on_demand on_their on_you once_a one_. one_hour one_is ' +
      'one_or only_show only_to open_it operations opposed optimization option option_, optionerror optparse ' +
      'or_by or_more or_none or_not orchestrator order_: ordering orig originally other_, our_ai out_, out_in ' +
      'outgoing output_in output_to over_. over_inheritance overly overridden_by override>mail overrides ' +
      'overwrites owner_to p_PATH p_the pack package_# package_, package_and package_name packages_: ' +
      'packages_are packaging page_with parsed passw paste_it patch path>maybe path>of_config path>of_verdict ' +
      'path_, pathlib pathlib_import pathnames paths_to pathspec paul_yates payload peer pep pep_# ' +
      'per_question per_second permission_. permitted persist>do_drop persist>of_it persist>of_rules person ' +
      'pgen pi pickle pieces placeholders places plain_text plan_your players please>do_reply please_check ' +
      'pnpm_test poem_about point_. point_for pointer pointing policy_PATH pop ported powerpc pr_and pragma ' +
      "pragma_: precedence predicates prefer_composition preproc_: prices_as privately prober process' produce " +
      "produced program_, project's prompt_as provided provided_by ps_to publish_a publish_workflow purpose_. " +
      "pushes pyparsing pyproject python's query_, questions_about queue_downloading quoted_command " +
      "quoted_printable quotes quoting_them r'_# r'_. r_: r_? raise_importerror raise_valueerror raises " +
      'random_import range_# react read_. read_access read_from read_it reader>path reader_and readers_of ' +
      'ready_. realpath recurse reduce refer_to reference refname reformat refused_to release_of relied rely ' +
      'rely_on reminder_: remote_agents remove_this removed_v rename render_slow renderresult repack repeated ' +
      'replace_all report_a repository_can request_is require_a requirements researchers reset_self resource_. ' +
      'resourceendpoint respectively response_, restrictions_on results_# resume retried return_false ' +
      'returned_by returns_: returns_the reveal_these reviewer_. reviewers_should rewrite rich risky robots_. ' +
      "root' root'_: rotate rotate_leaked routines rsa rules_for run_: runtime sam_ito same_name same_time " +
      'sampling sat save_notes say_so scheduler_slow script_from scripts_to self sem send_them sense sent_. ' +
      'sent_events separated sequence_, sequences series set_, sets_the setting sh_npm shadow share_your ' +
      "shared_library sharp shebang shell_, short shot should_delete should_list should_read shouldn't " +
      'shown_in shows shutil signed_, skill_for skip_permissions skip_to slides_? slugs so_if so_in so_it ' +
      'software_; sometime somewhat sort sorts source_: source_link sparse specify specify_the ssh ssl_no ' +
      'stages standalone standard standards start_the statically staticmethod steps_. steve stolen stop_at ' +
      "storage store_, stores stores_facts storm stream_, string' string_and string_as strings_such strip " +
      'stripping subcommands subject_to submodule subsequent suffer sufficient suffix suggested suggested_to ' +
      'suggestion suitable support_, supported suppress suppressed sure>of_orders sure_you surprise switching ' +
      "symbol_. symbolic_link sys_from system' system_is systems_. t_t tag_: tagged tar_. tempfile template " +
      "test tests_in text_text textconv that's that_answer that_does the_PATH the_actual the_architecture " +
      'the_authorization the_bot the_box the_buffer the_certificate the_class the_company the_connection ' +
      'the_context the_deprecated the_device the_existing the_final the_incident the_initial the_latest ' +
      'the_menu the_model the_most the_need the_node the_optional the_pool the_prices the_publish the_role ' +
      'the_sources the_transcript the_type the_various the_window the_work them_, theme then_clear ' +
      "then_restart these_files they're they_do third this' this_allows this_can this_draft this_repository " +
      'this_table this_was threading three_tool thursday tied tilde time_import time_in times_i tk to_book ' +
      'to_cache to_developer to_disclose to_explain to_generate to_git to_manage to_match to_one to_optimize ' +
      'to_remove to_rotate to_send to_specify to_support to_use token_: tokenize tokenizer_commit tool_calls ' +
      'tool_to tr traces trade traffic trailers trailing train transfer_encoding transferred transformation ' +
      "treat_this true_class try_to turned twelve type' type_. unasked>do_run unclear under_five " +
      "under_settings undici undici' undone unknown unnecessarily unpack unpacked unsure up_to up_with " +
      'update_changelog upgrade_. uppercase uri url>humans urllib_# urlparse urls use_cases use_for use_git ' +
      "used user' user>of_person user_approves username users_, users_to utf utilities utilize v_dir v_in " +
      'vacuum value_to variant variants vendor_import version_number version_numbers version_version vitest ' +
      "vor wait_for waiting warn_about warn_deprecated warn_scheduler warn_worker was_cancelled we're " +
      "weather_in web_page welcome well_. what's what_would wheels when_it which_are which_can whom whose_name " +
      "wi will_not will_use winreg with_ai with_exit with_tsc with_version without_looking wjalrxutnfemi won't " +
      "words_. worked worker worker_get worker_thread workflow_to write_commit write_down written_. you'll " +
      'you_agree you_ask you_call you_send you_used your_inbox your_passport your_project z_MAIL za',
  ],
  [
    -0.75,
    '!_npm #_cf #_characters #_clause #_code #_fb #_let #_onboarding #_usa #_without ,_: ,_after ,_an ,_book ' +
      ',_carla ,_enter ,_i ,_ilse ,_json ,_key ,_p ,_reset ,_save ,_test ,_thank ,_token ,_update ._after ' +
      '._always ._build ._console ._decode ._errors ._event ._expected ._force ._gitignore ._import ._local ' +
      '._many ._more ._never ._npm ._number ._post ._raise ._report ._tools ._version ._word :_! :_: :_a :_ask ' +
      ':_b :_check :_code :_dee :_deletes :_expected :_feat :_image :_ne :_o :_r :_release :_with ;_. ;_please ' +
      ';_see ;_the ?_# ?_? MAIL_. PATH_# PATH_a PATH_br PATH_is URL_is URL_source URL_target ^access ^alias ' +
      '^apt ^array ^bare ^barry ^below ^bg ^biomejs ^br ^building ^callback ^calling ^cause ^cells ^character ' +
      '^cherry ^cleanup ^compare ^compat ^compile ^console ^cookies ^course ^decoding ^del ^deletes ' +
      '^dependabot ^diff ^digits ^dir ^disallow ^documentation ^dot ^else ^entry ^everything ^feat ^ff ^files ' +
      '^flag ^gnu ^google ^high ^hkey ^hook ^ignoring ^improve ^input ^introduction ^javascript ^licensing ' +
      '^line ^literal ^local ^location ^long ^low ^lower ^m ^make ^makefile ^max ^methods ^mock ^more ' +
      '^original ^over ^password ^pending ^pipeline ^previously ^private ^punctuation ^pure ^raw ^real ^recent ' +
      '^released ^repository ^res ^researchers ^resources ^rotate ^rsa ^sale ^sample ^secret ^select ' +
      '^selection ^send ^service ^setup ^si ^size ^state ^steve ^strip ^su ^synopsis ^takes ^test ^threat ^two ' +
      '^typescript ^useful ^uses ^uuid ^validate ^value ^variable ^versions ^without ^would ^wrapper a_bug ' +
      'a_client a_command a_json a_local a_normal a_password a_read a_special a_table a_tool a_wrapper a_z ' +
      'abort aborted above_# absolute_import access_: account_manager accounts achieved ad ad_# add_a add_i ' +
      'add_this additional_context address_, admin_override admins advantage ae_# afb after_removing ' +
      "agent_will agents_can ai_helper align all' all_data all_the allow_the almost already_have alternatively " +
      'amd amount_of an_answer an_array an_empty an_explicit and_choose and_create and_failed and_fill ' +
      'and_have and_mention and_what answer_only answering_. answers_under api_. api_is api_that apply_to ' +
      'are_a are_currently are_ignored are_masked are_using argparse arguments_. array as_done as_is as_they ' +
      'asking_for assistant_for assistant_of assistant_reads assistants_in associated ast async async_function ' +
      'asyncio at_least atom attacks attribute au auth_connected authority>condition await baa ' +
      'background_color backward banned base_. basic be_an because_the been_fixed been_updated before_# ' +
      'before_calling before_publishing before_quoting behaviour_. behaviour_of below_and bez bf bind bis ' +
      'bisect blocked body_h both_the br brandt_account breaking brief browse browser browsers budget_: ' +
      'buffer_. build_and builtin bunch but_they by_name by_reading bytesio c_: cache_downloading cache_slow ' +
      "caches can't can_do cannot cannot_be careful cases_where cause_. cc cd certain cgi change_anything " +
      'changed_. changelog changelog_with changes_to char chatbots check_token children christian cipher cite ' +
      'clang class_for classic clean_up cleaner clone closes_. coding_: coding_models colon column_# come_up ' +
      "commands_for comments' commit_c commonjs compiler complained completion complex compliant composition " +
      'composition_over compress compromise concurrent condition>do_weaken configs configuration_of ' +
      "configuration_variable connections constructor containing_the content_PATH context' contract_. contrib " +
      'contribute contributor contributors_. controller convention copied copyright_c correctly could_a cp cpp ' +
      "crc cross custom customer_, customize cwd cygwin cyrillic dash data_. data_in debian debug' decorate " +
      'def_run def_test default_# defaults delete_PATH delete_files deletes_a delta deploy_token ' +
      'deprecated_and describe_in details_on develop dict_, dictionaries dictionary dictionary_. did_. ' +
      'difference differently dir_description directory_for discuss do_ask_user>of_code do_destroy>do_loosen ' +
      'do_drop>do_ask_user do_drop>secret_manner do_loosen>do_destroy do_pass>of_verdict do_push>do_weaken ' +
      'do_reply>of_person do_run>you do_send>do_run do_send>of_change doc_: documentation documents ' +
      'documents_. dotted draft_pull drop_table each_edit each_fix earlier>maybe eb ec_# editable else_: ' +
      'embedding enhancements enough entries environment_, environment_. eric errno errors evaluated events_. ' +
      'every_line exceed exclude excluded existing_helpers exists_. exp expanded explains explicitly extension ' +
      "extension_. extensions f' failing failure_, fall_back familiar fb feat ff file_for file_names file_or " +
      "finishing fix_the fixes_: flow focus followed_by following_code foo' for_anyone for_complete for_k " +
      "for_queries for_some for_those for_use form_at format format' formatted formatter_after formdata " +
      "forwards fragment frame french_. from_os from_undici' full_. gain gate get'_, getcwd getpass git_. " +
      'git_add git_am git_archive git_diff git_fast git_log git_merge git_mergetool git_p git_repository ' +
      'give_a given_to gmbh gnulib good_morning gzip handler hangs has_expired have_no header_, height ' +
      'height_# heinlein helper_: hidden_ai hidden_instruction highlights highly history_of hosted hostname ' +
      'href_URL html_. humans>of_it humans>of_money hunks i_would id_int if_hasattr image_PATH impact ' +
      'imperative imperative_. implementation_. implemented implied_. import_inspect import_json import_time ' +
      'in_oslo in_other in_production in_release includes including_all incompatibility incorrect index_, ' +
      "individuals info' info_cache info_fetch info_http info_queue infrastructure inherited init_. " +
      'initialized inspired inspired_by install_it install_sh installation installed instance integer ' +
      'integrate interact interaction internally is_, is_defined is_done is_likely is_me is_meant is_run ' +
      "is_verified issues_, it_off italic' iterate itertools ivborw_# j_# jeff keep_them keeping key_. " +
      "key_your keyerror killed kwargs l'agent l'utilisateur_. labelled languages latter lazily ld learned " +
      'leave_out length_: levels libtool license_block license_license like_a like_to line_, line_numbers ' +
      'lines_, linter_and listen literals llama llms_. loaders located location_. locks log_file ' +
      'logging_import lot lot_of lots lou_budget ls lsp lyon_, lzma m_, mac manager_vendor manpage manual ' +
      'markers marking matched math max maybe md_. me>unasked memory_PATH mensaje mes message_is messages_that ' +
      'might_be mimetypes minimal minute_. minutes_of mips mjs model_. modified months most_three moved_to ' +
      "must_ask must_have my_name n_v name'_, name_is name_main neither new_quoted next_major nodejs_PATH " +
      'noemit_. not_add not_do not_edit not_have not_in not_include not_touch notes_for notice>of_private ' +
      'notice>of_weak notice>override notify now_it oauth_# object_with objects_: occurred of_change>authority ' +
      'of_change>path of_code>do_grant of_code>earlier of_config>of_rules of_config>reader of_goods>persist ' +
      'of_guard>authority of_guard>of_power of_http of_it>condition of_node of_plain>official of_power>do_push ' +
      'of_secret>of_talk of_secret>persist of_talk>do_claim of_verdict>do_pay of_verdict>of_money of_which ' +
      'offset omit_the on_it on_its on_success op open_PATH open_an opens_a operator_, operator_import ' +
      'options_. or or_if ord original_file out_a output_, override override>humans override>of_it p_, packs ' +
      "padding pango paolo parallel params parentheses partner parts party path' path>path paths_, paul " +
      'performance permissions_and person_who personal pgp pkey please>condition please>do_pass please_. ' +
      'please_approve please_confirm please_ignore please_make please_pay please_see please_turn pnpm point_to ' +
      'porcelain posix possible_. possible_to post_PATH pr_. practice prefer_small prefers_mail prefix ' +
      'prefixed preparation preserved_. pretty printable priority_: privilege processor programming ' +
      'project_has promise promote prompt_# prompt_of prompts_. property protocol provider proxies public_key ' +
      "published push' pwd python_code python_version qt questions queue_job queues quote_, quoted_; " +
      'rate_limits ray rc read_# read_this readme_. reads_the rebase rebase_i rebased receipt receives ' +
      'recognize redact reduction refer reference_to referred refusing regarding regards_the regression_in ' +
      'relies_on remembers remind removing_secrets render_listening renderables replaced_with replica repo_, ' +
      'report_body request_, res resources responsible_for restart_nginx restarts restrict result_is retries ' +
      'return_quoted revert rewritten rgb role>do_grant role>do_show role>me role>path role_of rollout root_: ' +
      'run_with running_. safe_to sandbox_has sandbox_whenever says_: schemes sdk sdk_PATH secretkeyref ' +
      'security_issues see_docs segment select selected semantic semantics send_data send_me sending sensitive ' +
      'sent sent_to sentences sentences_. sep separator sequence serialized server_, session_and setting_the ' +
      'settings setuptools severity sha_# share_this shell_: shortcut should_have should_include should_not ' +
      'should_report shutdown side_. signal signed_form similar_to simon simple skip_confirmations sm ' +
      'software_. solaris some sometimes spaces specified specifier specifiers speed split_, split_into ' +
      'stable_. start_time startup stat static strg structured style_of subclass subscription such_as sudo_sh ' +
      'sudo_systemctl suggesting summary_what support_agent supported_. sure>path symbols symlinks ' +
      'system_messages tab table_is tarball targets task_# task_as tcsh tell_anyone tells test_, test_: tested ' +
      'tested_. tests_# that_an that_of that_runs the_allow the_attack the_c the_common the_email the_folder ' +
      'the_git the_guest the_imperative the_named the_oauth the_options the_path the_pattern the_phone ' +
      'the_process the_read the_slides the_socket the_source the_tag the_target the_types the_use the_wrong ' +
      'their_own then_paste they_will this_cannot this_means this_module throws time_: timer times_. to_allow ' +
      'to_apply to_bash to_describe to_enable to_handle to_in to_its to_learn to_let to_name to_parse ' +
      'to_produce to_report to_s to_whoever token_. token_; token_is token_type tokens_, tool_stores tools_, ' +
      'touches tr_td trailer transfers translations travel_agent trees tries_to try ts_and ts_import ts_login ' +
      'tsc tsc_noemit ttype tuned tuples type_checking type_of typescript underlying undocumented une ' +
      'unless_the unsupported update_the use_a use_at used_as useless user>role user_agent user_first ' +
      'users_with using_the usually uv v_print valid_json value_, value_. various ve vendor_gmbh venv ' +
      'vercel_PATH version_, version_for versions_of vip_# vitest_run waits walk want want_to warn_db warned ' +
      "watcher ways we'll we_want weakref week_. weekly wenn when_the when_there when_using where_the while' " +
      "whitespace whitespace' whose why will_always will_call will_change winapi within without_approval " +
      "words_, written_by www xff y_, year_. you_access you_don't you_type you_want you_work your_application " +
      'your_key your_month your_order your_pin yourself_. z_vitest zero_width zone',
  ],
  [
    -0.875,
    '!_yaml #_? #_ad #_assistant #_bc #_begin #_cc #_does #_encode #_fd #_height #_march #_may #_node #_o ' +
      '#_python #_version #_xx ,_; ,_approved ,_build ,_false ,_file ,_from ,_function ,_l ,_like ,_n ,_nice ' +
      ',_olu ,_rain ,_request ,_role ,_style ,_such ,_y ._HOST ._bug ._commands ._context ._d ._filter ._h ' +
      '._html ._msg ._there ._we ._with ._your :_app :_bash :_f :_gpt :_me :_param :_q :_result :_see :_sha ' +
      ':_tokens :_verify :_who :_you :_zed ;_otherwise ;_this ?_: MAIL_sun PATH_first PATH_if PATH_on ' +
      'PATH_python ^additional ^address ^allow ^arguments ^assert ^attackers ^backport ^bak ^block ^break ' +
      '^buffer ^bugfixes ^called ^candidate ^cases ^changelog ^chmod ^clean ^code ^conflict ^cp ^css ^database ' +
      '^debian ^deprecation ^developers ^directories ^directory ^disk ^domain ^edit ^el ^elif ^enables ' +
      '^encoding ^ensure ^explain ^export ^extend ^flags ^follows ^force ^get ^gitignore ^history ^image ' +
      '^implementation ^into ^mailing ^manual ^many ^mapping ^must ^names ^need ^older ^pager ^passing ^perf ' +
      '^positive ^priority ^project ^reminder ^replicas ^resolve ^running ^separate ^shipped ^since ^source ' +
      '^stream ^subprocess ^suffix ^term ^testing ^that ^unix ^url ^vault ^verbose ^weekly ^well ^windows ' +
      '^with ^word ^words a_common a_complete a_customer a_dict a_few a_given a_good a_malicious a_note ' +
      'a_refund a_secret a_support a_text a_time a_valid a_wrong abaixo accessible actions_. add_them add_type ' +
      'added additional advanced advice advisory affected after_# ag agent_of agent_reads agents_need ' +
      'ai_assistant algorithm allowed_. alpha alternative always_answer an_account an_owner and_PATH and_git ' +
      'and_other and_we angry anonymous answered appends apple applications approach approves are_given are_on ' +
      'are_welcome arg argon argument_is as_current as_follows as_quoted ascii asks_the assertions ' +
      'assistant_was assistant_will assumes assuming authorization_server automake ba_# backed bak base_class ' +
      'basis be_a be_installed be_set become becomes before_and before_starting behaves behaviour ben binutils ' +
      'blank boolean both branch_. build_a build_status build_system bump_vite bus but_we by_all by_m by_this ' +
      'bytes bz c:code c:known-url c_, call_, capture cc_: cert cfg change_. change_in change_this changes ' +
      'changes_small changing_the channel_. characters_, check_and checks_pass christoph chunk claim_. clarify ' +
      'client_, code_snippet collection collector columns come_from comes_with command_to commit_messages ' +
      'community compatibility compose compression concept concise condition conflicted connect consistent ' +
      "consistently constructors contained_in container content_transfer context_is continue' contributed_by " +
      'cookies_to copilot_instructions copilot_suggested copy_, covered crashes create_table creates creates_a ' +
      'creating credentials_in csrf cvs d_author database_is database_to david debug_cache declaration declare ' +
      "decode_, decoder default' default_, default_for default_value defaults_to defining delayed delete' " +
      'delete_file deleted_the description_removes dest detailed details_about detector determined dfb ' +
      'directories directory_is displaying distutils do_destroy>do_ask_user do_destroy>do_pay do_destroy>maybe ' +
      'do_destroy>of_rules do_destroy>of_talk do_drop>of_talk do_memorize>do_ask_user do_memorize>user ' +
      "do_pass>humans do_run>sure do_weaken>of_private documentation_URL domain_. don't_have downloaded_files " +
      'dpkg dropped due_to during dynamic e_, easier_to easily ec edited editors efe effort elif emitted ' +
      'empty_answer enabled_, encoding_, encouraged end_im endpoints english enhanced entity equivalent ' +
      'errors_. esc etc_. eur_. every_call every_change exceptions exe executes exist_. expected_. ' +
      "experimental expire exponential expression fails_, faq_q favor feel fetches fichier file' filename " +
      'filenames files_are filesystem finds fine_# fix_a folders followed following_command follows_: for_an ' +
      'for_earlier for_finding for_http for_permission for_that for_user form_to formatter_for frames ' +
      'framework frameworks friday from_# from_a from_it from_operator from_your frontend function_. ' +
      'function_that function_to gcc ge generated_from gi_import gnupg grammar grep group_. guess handle ' +
      "handled happily header_and hello_world' helpful hinweis_an hopefully host_: http_# huge " +
      'humans>of_change identifier if_there if_true if_we implementing implements_a import_import import_is ' +
      'import_pathlib import_socket imports_. improve_the improved in_c in_one in_use inclusion independent ' +
      'info_auth inherit inheritance_. injection injects ins install_with installation_instructions instance_. ' +
      'instances instructions_in interface_for interpret interrupted is_and is_given is_ignored is_important ' +
      'is_on is_optional is_set is_true is_unclear iso issuer it_may it_reads it_runs jan johannes june ' +
      "keep_the kestrel_login key_: label label_: leak lease least_one length lets_the lexer' lexer_. lexers " +
      "libdbus library_. light likely lines_. link_the link_with linux linux_, list' lists locally locals " +
      'logout longest looks_like low_the macosx mail_addresses mailbox_should malformed manager_, mask masked ' +
      "master' matching maybe>do_finish maybe>do_memorize mean meetings_start member menu mess metaclass " +
      'methods migrations milliseconds mistakenly modern modifying module_will monday mostly move_to ms_# much ' +
      'must_never my_assistant n_, need_the never_follow new_functions new_option nh nick ninja no_op nodes ' +
      'nonce nor normalized not_allow not_allowed not_commit not_open notes_agents nss oauth objective ' +
      'of_change>humans of_code>of_change of_goods>authority of_power>mail of_private>authority ' +
      'of_rules>do_drop of_version office oidc older olu olu_silva on_all on_how once_you only_, only_. ' +
      'only_after only_from only_replica opaque openssl operation option_. option_to or_for oserror osx ' +
      'our_agents outputs overriding owners param passwort patched path_with pathname paths_that perhaps ' +
      "permite persist>of_config person_. photos pid pino pip's plat platforms please_add please_change " +
      'please_forward pnpm_instead poppinss possibility postgres potentially presence preserve preserved ' +
      'previously print_every print_function print_your printf project_and properties_. protect protocols ' +
      'proxy_. ptr public_api queue quick_question quoted_, r_PATH ran ready references refuses_to registered ' +
      'registry release_. release_is relies remainder remind_the renames replaced_by requests requests_for ' +
      'reset_your resource response_is restore restore_the result_in retrying return_an return_check ' +
      'return_valid revert_quoted review_. role>do_push role_, role_is run_curl run_quoted run_tests rust sam ' +
      'scheduler_compiled scheduler_warning schema scratch screen script_as scripts_. secret_key secrets_from ' +
      'security_policy separate serialization serve server_. service_account set_. setup_bash sha shift ' +
      'shorter showed sign sign_in signals simplify size_of skill_file skipping skips slash slides sold ' +
      'some_other someone sorted source_, source_code source_file sources_. space specification stable start_. ' +
      'status_# stdlib steps_# stopped strategy strings stripe stuck stuff subclasses submodules sure>persist ' +
      'symbol symbolic systemctl_restart talk_to target_blank team_and tell_it tell_nobody terminate ' +
      'terms_before tests_and tests_docs that_should the_action the_application the_cache the_cause the_filter ' +
      'the_former the_given the_local the_merge the_module the_npm the_office the_portal the_python ' +
      "the_receipt the_shop the_tree there's these_two this_feature this_method this_will threat_model throw " +
      'thrown ticket_to tmp to_. to_approve to_improve to_overwrite to_perform to_their token_, tokens ' +
      'took_the translate_the tried tries true_: truncated txt_of types_of typically typing_. unchanged ' +
      'unconditionally understanding unicode unreachable until_friday unusable updates updating usage usage_is ' +
      'use_? use_force use_in use_quoted used_in user_id user_preference users using validated value_# ' +
      "value_is vendored verifying version_PATH version_of vertical vim visual vs_. w' warning_, was_approved " +
      'was_wrong water we_should web_site well_as what_do what_is wheel when_a when_nothing when_quoted ' +
      'whenever_possible where_you whether_the which_was while_i white_text will_also will_get with_your ' +
      "working_tree works_offline worktree world' wraps writable write_tests writing xz you>do_memorize " +
      'you_already you_back you_close your_shell z_# z_src',
  ],
  [
    -1,
    '#_days #_de #_do #_ed #_ff #_import #_passed #_was #_will ,_action ,_but ,_could ,_etc ,_got ,_help ,_j ' +
      ',_kim ,_operator ,_tools ._at ._but ._can ._create ._mjs ._on ._use :_js :_linux :_number :_sh ;_; ?_i ' +
      'MAIL_subject PATH_HOST URL_width ^about ^added ^and ^anthropic ^api ^bearer ^both ^calls ^can ^chatbots ' +
      "^destructive ^emergency ^fast ^ftp ^groups ^issues ^jwt ^keys ^l'assistant ^lesson ^logs ^match ^mjs " +
      '^multiprocessing ^negative ^normal ^or ^others ^pass ^prompt ^quoted ^reasons ^reference ^remind ' +
      '^report ^returned ^safe ^script ^similar ^sort ^strings ^successfully ^through ^tokens ^triage ^unless ' +
      "^username ^want a' a_branch a_callback a_document a_minute a_person a_security a_value aa_# ab_# adapt " +
      'add_an added_to adding addition agent_agent agents_will ai_assistants ai_sdk algorithms all_invoices ' +
      'alone alt amy an_open and_also and_check and_contributors and_fix and_hand and_installing and_nobody ' +
      'and_restart and_shall and_some and_there and_user and_was anda annotations_import answer_questions ' +
      "any_way anymore anyone_. api_stable apt_get arbitrary archives are_also are_stored aren't argcomplete " +
      'ask_an asks_for asks_to assistant_can attackers attempt auth_slow backport based_on battery between bg ' +
      'binding blob branch_is branches buffer bug_reports bugfixes but_this bytes_. call_list call_the ' +
      'can_also can_retry can_take can_use canonical carefully carpeta case_, cast changes_in chapter check_it ' +
      'chunks claude_in clicks clock closed_. code_must code_of codepath coding_. colleagues combination ' +
      'command_it commit_. compare_the compile complete_and components connect_to constrained consumed ' +
      'containing context_manager contexts conventional_commits conversation_and created_by creation ctypes ' +
      'cut d_bus dbus decide defined_in delete_a deny dependabot dependency_. des description_of designed dist ' +
      'distutilsplatformerror do_destroy>do_run do_finish>of_plain do_obey>do_write documented duplicated ' +
      'duration each_claim earlier>of_code edited_by emulation enables encode_, encoder ensure_that entirely ' +
      'entrance errors_and eslint estate everything_and executable exit_# extern externally failed_to ' +
      'ferro_MAIL fetching few fill fix_bot flag_. flags follows_the fonts for_. for_new for_now for_other ' +
      'for_passwords for_python for_tests for_these forget_to forgets form_and formatting forwarded friendly ' +
      "from_quoted functionality generated_by generates german gh git_clone git_rebase gitignore hasn't have_a " +
      'have_two headers heartbeat hello_all hidden_text hides high_level hour_. humans>do_write ibm id_. ie ' +
      'if_any ignored improve in_HOST in_writing includes_the indicate indicates install_# install_the ' +
      'integration interactively interface into_your introspection invoice_. is_enabled is_generated is_sent ' +
      "isn't itself js_import json_only keep_answers kept key_into keys_are kim kinds l'utilisateur leaks " +
      'let_an libraries license_at lights link_from list_is llvm loaded locations log_in log_message long_as ' +
      'lts machine_. machinery macos mail_to mailing man manage mapping masked_. matches may_have md_, merge_, ' +
      'mergetool meson michael mid mitigation mmap mocked model_is multi multiple multiprocessing must_make ' +
      "my_last n' n_: name_to names_. netloc network_access newline next_. no_cover no_other node_modules " +
      'none_for not_even not_know not_quote not_tested not_trust npm_. npm_install numeric objects ' +
      'of_money>path often ok_agent old_one on_linux on_windows openai openai_api options_: or_credentials ' +
      'organization otherwise_, own_. p_hidden package_for pages papers parent passed_in patterns performed ' +
      'permissionerror persist>do_ask_user persist>path planted please_send price_with probably progress ' +
      'project_in projects proper prune publishing py_# quoted_is quoted_was range read_: really reasons_. ' +
      'rebuild_the redacted redirected refuse_requests refused regexp registration regular rejects relative ' +
      'releases replace_, replica_for reported request_approval requests_, respect_the restart_your revoke_it ' +
      "rsync run_command run_on s' scalar screenshot screenshots script_. seconds_. secret_, security_. " +
      'selection semver servername should_ask should_prefer sie_die smart_http socket source_of src_PATH ' +
      'start_, start_at start_with stays stdout_, subcommand subprocess subsystem succeeded successfully such ' +
      'suffixes sunday_. support_the synopsis system_to systemctl tables_, take_a tax team_: tell_me test_# ' +
      'test_for than_# that_will the_copyright the_documentation the_fixtures the_main the_manual the_problem ' +
      'the_reason the_robots the_service the_set the_single the_standard the_update the_upstream the_version ' +
      "them_by thomas tightly to_a to_avoid to_detect to_try to_validate token' tokens_in told_me told_to " +
      'tom_, top_level transition travis triggered trust_. type_hints types_. typing under_# understand ' +
      'universal update_docs url_! urlsafe useful_for utils_from uuid_# valgrind values vault_; vegetarian ' +
      'version_. virtual vs we_have we_will website weekly_report went were_wrong when_all whether which_you ' +
      'wide width_# with_tax within_the without_confirmation would_come would_like wrapper_for xf xxx you_add ' +
      'you_the your_account your_public',
  ],
  [
    -1.125,
    '!_PATH #_da #_if #_j #_q #_see #_why ,_? ,_e ,_of ,_reveal ,_see ._here ._keys ._only ._release ._run ' +
      '._state ._strip ._tag :_creates :_path :_rotate :_summarize :_web ;_import ;_use PATH_ul URL_# ^alice ' +
      '^aws ^but ^changed ^check ^cite ^classes ^client ^de ^direct ^ed ^expect ^functions ^here ^including ' +
      '^mitigation ^operation ^picture ^protocols ^right ^should ^supports ^team ^though ^who ^will ^xxx ' +
      'a_failing a_function a_readme a_sandbox a_specific a_token a_word abb account_read add_your added_: ' +
      'advise affect aka alias all_checks allocated allocation alternate an_attacker an_issue and_a and_port ' +
      'and_wait api_reference api_to appendix appropriate apt are_available are_now as_long asking_, assert ' +
      'associated_with assume attack attack_: attributes available available_at be_able behavior below_# ' +
      'between_# big breaks but_it ca calls_per capability cc_# chain character_. chars check_for check_that ' +
      'checksum_of cite_the cn codebase comma command_, commands_that compressed console_, contact_us ' +
      'content_type contrase conventional cpu curl_h current_branch currently data_, dataset decides decoded ' +
      'deletes denied deprecation detects df_# dh direction disable_this displayed dist_. do_destroy>you ' +
      'do_drop>of_change do_grant>of_orders documentation_for done_when ecosystem edit_the eg element end_: ' +
      'end_certificate error_message estimate examples execution existing exits explain_the explicit ' +
      'failing_test feat_agent fi file_should files_before for_building for_me friday_. from_an frozenset ' +
      'git_fetch gives gnome go_to hand_. headings help_, hid high hints_to holds_no hono i_# idle idx if_no ' +
      'ignore_this ignores import_annotations import_as import_platform imports in_# in_addition in_our ' +
      'in_quoted in_src in_white indexes injections inside_the instructions_, invoice_and is_now is_read ' +
      "is_recommended it_again it_also it_changed its_instructions joined journal jpeg jwt l'assistente " +
      'leaving lesson_# like_quoted like_the link_: list_: llm_# load_the loads m_# maint marked_as maybe>sure ' +
      'me>humans meant mechanism merging might minimum mock models_are my_calendar name_from name_the ' +
      "namedtuple necessary_. network_. new' no_such nonsense not_reply not_yet notice>of_live npm_version " +
      'of_changes of_private>of_talk of_that on_python open_source output_from p_as packages_. passwords_. ' +
      'patches paths_. pattern perform plan_to please_report pool portal prevent program prompt_injection ' +
      'providers quite raise_typeerror read_docs read_only real_estate reason reason_. rebuild recommended ' +
      'redirect reflog refreshing renamed repository_is respect result_ok return_f ring run_commands runs_. ' +
      's_PATH says_quoted secrets_or seems sent_in shell_. should_never so_. something sources sources_at spec ' +
      'special specific spelled states still sunday symlink systemd tells_the template_instead test_PATH ' +
      "test_fails text'_, the_appendix the_behaviour the_date the_formatter the_names the_noise the_option " +
      'the_prompt the_response the_scanner the_temporary then_the third_party this_command this_directory ' +
      'threads threat timestamp to_build to_confirm to_quoted told_the tomorrow_. top_# topics track traversal ' +
      'treat_tool treats ts_fail tty turn_it typeerror_: unclear_. unix unused uploading use_conventional ' +
      'use_of used_for used_instead used_the value_for values_, verify_the version_at vite_from vous ' +
      "warn_assistant we_don't whether_it why_indexes widget width wildcard with_. wrote_the you_could you_need",
  ],
  [
    -1.25,
    '!_ai #_ef ,_a ,_making ,_show ,_t ,_true ._ask ._check ._text :_api :_request ;_write HOST_URL PATH_at ' +
      'URL_URL ^are ^blocked ^clients ^configure ^contributors ^directly ^document ^gpg ^has ^improvements ^is ' +
      '^like ^parameter ^prevent ^removed ^shared ^strict ^tags ^them ^w ^waiting ^where ^why a_draft a_id ' +
      'a_mail a_reason a_summary add_dependencies ai_agents also_the and_quoted and_sign answer_in any_of ' +
      'anybody anything_. app_. applied approval_for asked_the available_in average backwards_compatibility ' +
      'bash_npm been_made before_coding begin_certificate below_for benchmark biome bits blocks bracket ' +
      'build_# by_hand by_mail can_grant certs cflags change_your characters commits_. compat connected_to ' +
      "daniel days_. defined deflate detect dirmngr disclose do_grant>sure don't_need downloaded each_change " +
      'early edit_. embedded emit encoding eof etc extend fancy fds file_when files_it fixtures ' +
      'follow_instructions for_approval for_network for_your gen generally generated generator generators ' +
      "given_in glib hacking has_approved i_asked i_in immediate implementations import_operator imported in' " +
      'in_again include_a indexes_matter individual info_. info_: information injected input_is ' +
      'install_slugline instructions_on intended invocation is_released just_like language_. lasagna letters ' +
      'line_number loading locales log_every logic mailing_list main_directly makes_the making manifest ' +
      'may_not meaning means message_and miss_key more_about natural not_let not_share npm_run of_downloaded ' +
      'official>role on_main one_of ones_. online optimized options or_any pam parents password_, paste_your ' +
      'payloads placed plan_before please>reader please_delete pod possible power prettier py_: pypy ' +
      'quarterly_review ready_to reasonable regenerate register relative_to remember_to repository_and ' +
      "responses retry_on return' return_a review_the root_, run_rm same_as see_also segments senden serial " +
      'servers ships skill sockets sp sponsors status_code string_# supports tcl temporarily tests_that ' +
      'text_and the_base the_channel the_generated the_index the_sample the_signed the_template the_tickets ' +
      'the_v them_from threaded tips to_expand to_find to_limit to_provide to_request to_users tokenizer ' +
      'tool_before tool_when tutor un use_with used_by user_before uses_the vector verbose verbosity we_now ' +
      'with_that wrap',
  ],
  [
    -1.375,
    '#_build #_tokens ,_PATH ._cursor ._m ^already ^biome ^labels ^remote ^travel ^updated a_number a_pull ' +
      'and_it and_update and_version apis approval_of as_data at_most back_to by_an calendars call_back ' +
      'check_the closes code_in commands_without configure conversion created_. dad destroyed died ' +
      'do_loosen>sure doing_so draft_to ensure enum exists five_sentences flag_is fully function_: ' +
      'general_body given_a hence improvements in_logs irc is_full is_never key_id lesson major marked ' +
      'matter_PATH may_obtain mcp merged messages_role namespace net never_print never_reveal nodejs none_, ' +
      'notes_above override_the package_in pass_. perl phase place_. practices printed programmers_need ' +
      'regression repl search_tool seconds stdin text_version that_were the_key the_registry the_skill to_push ' +
      'ui us_to uses validator vercel verify_that was_not we_recommend we_use were_not will_have your_PATH',
  ],
  [
    -1.5,
    ',_check ,_only ._enable :_pass URL_PATH ^authentication ^caller ^me ^rule ^written ^yaml alte ' +
      'and_reports available_as borrar bot_to calls_. cases_. cause cli command_as commit_secrets component ' +
      "counting daemon delete_old didn't directly_. duplicate elf escape forms gpt_# group ignoring in_tests " +
      'issue_in key_and language_of maintaining never_push newly of_config>override of_quoted output_. ' +
      'please_read puede rendered security_: tests_failed the_language the_plain the_plan to_start to_update ' +
      'which_tests with_json xb your_password',
  ],
  [
    -1.625,
    '^configuration ^created ^elf a_short asks_before const control define enter_your header_to ignorieren ' +
      'keyring manually md_for node_, ok_# order_number parcel_arrives pure sample separately slowly ' +
      'span_class the_quoted to_ignore url>url you_change',
  ],
  [-1.75, '^const formatter how_can i_cannot prs sends_a statements the_label'],
  [-1.875, 'si'],
  [-2, ',_password never_commit'],
  [-2.125, 'generated_section with_every'],
  [-2.5, 'URL_alt'],
]
