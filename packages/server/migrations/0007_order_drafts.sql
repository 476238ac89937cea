CREATE TABLE "order_drafts" (
	"user_id" uuid NOT NULL,
	"draft_key" text NOT NULL,
	"form" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_drafts_user_id_draft_key_pk" PRIMARY KEY("user_id","draft_key")
);
--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_drafts_saved" ON "order_drafts" USING btree ("saved_at");